import { testGeneratedPlay } from '@amberhall/testkit/generated-play';

testGeneratedPlay('AS', process.env['CARD']);
