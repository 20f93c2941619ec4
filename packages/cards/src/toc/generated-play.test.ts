import { testGeneratedPlay } from '@amberhall/testkit/generated-play';

testGeneratedPlay('ToC', process.env['CARD']);
