import { testGeneratedPlay } from '@amberhall/testkit/generated-play';

testGeneratedPlay('DM', process.env['CARD']);
