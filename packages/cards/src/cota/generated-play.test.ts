import { testGeneratedPlay } from '@amberhall/testkit/generated-play';

testGeneratedPlay('CotA', process.env['CARD']);
