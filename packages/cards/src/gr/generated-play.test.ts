import { testGeneratedPlay } from '@amberhall/testkit/generated-play';

testGeneratedPlay('GR', process.env['CARD']);
