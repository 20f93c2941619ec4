import { testGeneratedPlay } from '@amberhall/testkit/generated-play';

testGeneratedPlay('MG24', process.env['CARD']);
