/** Random names for generated decks. They sound like characters of a story, and repeats are rare. */
import { randomBelow } from '@amberhall/engine';
import type { RandomState } from '@amberhall/engine';

const GIVEN = words(`
  Adrasta Aldous Anselma Barnabee Belquis Bertil Calyx Cassiane Corvin Daventry Delphine Dorrick Eirwen Elspetha
  Emeric Fenella Ferrand Galatea Garrick Ghislaine Hadrian Hestia Hollis Idony Ignace Isolt Jacinth Jorund Juniper
  Kasimir Kerensa Kolbein Lavinia Leofric Lysander Mabella Merrow Mordaunt Nerissa Nicodem Nyx Odalys Oriel Osmund
  Perpetua Phineas Quenby Quillan Ravenna Roswitha Rufino Sabelline Seraphin Sigrun Tamsin Thaddea Torvald Ulric
  Ursaline Valentin Verity Vidar Wilhelma Winter Wystan Xanthe Xerxa Yoland Yvaine Zephyrin Zinnia Zoltan
`);
const ADJECTIVES = words(`
  Ashen Barefoot Blithe Borrowed Brazen Careful Clockwork Crooked Dauntless Doubtful Eager Eloquent Feathered Fickle
  Gallant Gilded Grinning Half-Forgotten Hasty Hollow Humble Idle Impatient Jovial Keen Kindled Lamplit Last Lavish
  Lesser Lonely Lucky Merry Midnight Moonstruck Nameless Nimble Obstinate Patient Pensive Quarrelsome Quiet Reckless
  Restless Rusted Salt-Stained Second Sleepless Soft-Spoken Stubborn Sworn Tall Thirteenth Thrifty Tireless
  Unbidden Unhurried Velvet Wandering Wary Weathered Whispering Wry Zealous
`);
const NOUNS = words(`
  Alchemist Archivist Astronomer Baker Beekeeper Bellringer Cartographer Chandler Clerk Cobbler Collector Courier
  Dancer Diver Dreamer Envoy Falconer Ferryman Fiddler Gardener Gatekeeper Glazier Gravedigger Harbinger Herald
  Hermit Innkeeper Inventor Jester Juggler Keymaker Lamplighter Librarian Locksmith Marshal Mason Miner Navigator
  Oracle Painter Peddler Pilgrim Pilot Poet Potter Ranger Regent Scout Scribe Sentinel Shepherd Smuggler Surveyor
  Tailor Thief Tinker Toymaker Vintner Warden Watchmaker Weaver Witness
`);
const PLACES = words(`
  Amberfall Ashgrove Blackwater Brightmoor Candlewick Coldharbor Copperdeep Dawnreach Deepwell Dustgate Eastlight
  Elderfen Emberfold Farwatch Fogmouth Foxhollow Glimmerdale Goldenrow Greywall Hallowmere Highlantern Ironbridge
  Ivytower Kestrelrock Lastport Longshadow Lowquarry Marrowmarsh Millstone Mistgarden Moonstair Nightmarket Northspire
  Oldorchard Owlcrest Quietus Rainmarket Redcliff Rookery Saltmarsh Silverstep Skybridge Smokewharf Snowgate
  Southlantern Starling Stonebridge Stormglass Sundial Tallgrass Thistledown Thornwick Tidewater Underhill Vaultside
  Westwater Whitestairs Willowrun Windmere Wintergate
`);

/** Returns one of several million names. */
export function randomDeckName(random: RandomState): string {
  const given = pickRandom(GIVEN, random);
  const noun = pickRandom(NOUNS, random);
  const place = pickRandom(PLACES, random);
  if (randomBelow(random, 8) === 0) return `${given}, ${noun} of ${place}`;
  return `${given}, ${pickRandom(ADJECTIVES, random)} ${noun} of ${place}`;
}

/** Returns a random item. @throws if the list is empty */
export function pickRandom<T>(choices: readonly T[], random: RandomState): T {
  const choice = choices[randomBelow(random, choices.length)];
  if (choice === undefined) throw new Error('cannot pick from an empty list');
  return choice;
}

function words(text: string): string[] {
  return text.trim().split(/\s+/);
}
