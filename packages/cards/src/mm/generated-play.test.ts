import { testGeneratedPlay } from '@amberhall/testkit/generated-play';

testGeneratedPlay('MM', process.env['CARD']);
