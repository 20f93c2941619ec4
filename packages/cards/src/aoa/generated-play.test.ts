import { testGeneratedPlay } from '@amberhall/testkit/generated-play';

testGeneratedPlay('AoA', process.env['CARD']);
