import { testGeneratedPlay } from '@amberhall/testkit/generated-play';

testGeneratedPlay('PV', process.env['CARD']);
