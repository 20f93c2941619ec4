import { testGeneratedPlay } from '@amberhall/testkit/generated-play';

testGeneratedPlay('VM2025', process.env['CARD']);
