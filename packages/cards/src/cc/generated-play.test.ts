import { testGeneratedPlay } from '@amberhall/testkit/generated-play';

testGeneratedPlay('CC', process.env['CARD']);
