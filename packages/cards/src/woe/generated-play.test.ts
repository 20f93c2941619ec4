import { testGeneratedPlay } from '@amberhall/testkit/generated-play';

testGeneratedPlay('WoE', process.env['CARD']);
