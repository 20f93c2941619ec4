import { testGeneratedPlay } from '@amberhall/testkit/generated-play';

testGeneratedPlay('DT', process.env['CARD']);
