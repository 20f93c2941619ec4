import { testGeneratedPlay } from '@amberhall/testkit/generated-play';

testGeneratedPlay('MoMu', process.env['CARD']);
