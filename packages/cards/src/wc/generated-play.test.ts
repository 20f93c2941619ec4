import { testGeneratedPlay } from '@amberhall/testkit/generated-play';

testGeneratedPlay('WC', process.env['CARD']);
