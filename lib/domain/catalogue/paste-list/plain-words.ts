import { singular } from '../words';

/** Returns a set of words from a string without accents, split at spaces, each in the singular too. */
const listed = (words: string): ReadonlySet<string> =>
  new Set(words.split(/\s+/).flatMap((word) => [word, singular(word)]));

/** Words that do not affect volume or weight: colour, material, make, state, place. In the singular. */
export const NEUTRAL_WORDS: ReadonlySet<string> = listed(
  // Colour, pattern, material
  'white black grey gray brown blue green red cream beige pink yellow orange purple navy teal gold silver dark pale bright cherry ivory charcoal turquoise burgundy mustard tan ' +
    'striped patterned floral plain wooden wood oak pine walnut mahogany teak beech birch ash elm bamboo cane rattan wicker metal steel iron brass chrome marble granite stone ceramic ' +
    'glass mirrored leather faux fake fabric velvet linen cotton wool suede plastic resin acrylic perspex laminate veneer mdf chipboard canvas gloss matt ' +
    // Size and shape that single out no kind here
    'big large huge massive little small tiny mini medium mid size sized great giant long short tall low wide narrow slim deep thin thick high compact chunky bulky round oval square rectangular rectangle circular curved corner extra xl single double king queen triple twin super kingsize superking ' +
    // State and style
    'old older new newer nice lovely beautiful good decent cheap broken damaged used second hand antique vintage retro modern contemporary traditional classic shabby chic rustic industrial scandi victorian edwardian georgian ' +
    'heavy light lightweight fragile delicate valuable expensive full half packed unpacked empty flat flatpack packable cardboard spare main normal average standard regular basic simple typical various different assorted mixed other extra additional matching ' +
    'solid folding foldable foldaway fold folded up down extendable extendible extending extended adjustable electric electrical electronic manual gas cordless inflatable portable mobile movable removable detachable modular upright free standing freestanding fitted built integrated american style ' +
    'reclining swivel upholstered padded quilted buttoned winged stacking stackable stacked nesting rolled sliding hinged framed unframed drop leaf open closed lidded tiered digital acoustic smart hd uhd led oled qled lcd plasma curved 4k ' +
    'misc miscellaneous random sundry disconnected removal moving packing storage kitchenette guestroom needs need needing dismantle dismantling dismantled disassemble disassembled disassembly assembled assembly apart taken pack wrapped boxed complete whole piece item unit thing bit type kind sort model make brand ' +
    'approx approximately about around roughly maybe possibly probably plus only just also too very really quite bit fairly pretty all both each every some any same similar one ones more another ' +
    // Makes
    'ikea malm hemnes billy pax brimnes ektorp micke lack kivik friheten poang klippan klubbo alex linnmon besta kallax expedit ercol habitat argos dunelm next john lewis dfs scs loaf made swoon heals wayfair furniture village marks spencer ms bensons dreams simba emma casper tempur silentnight samsung sony lg panasonic philips toshiba hisense bosch miele siemens aeg beko hotpoint indesit zanussi whirlpool hoover candy smeg neff dyson shark henry dell hp lenovo apple epson canon brother herman miller secretlab yamaha fender steinway kawai roland brompton specialized trek giant carrera weber keter hartman le creuset kitchenaid delonghi nespresso lego joseph ninja tefal breville kenwood russell hobbs tower beko hitachi grundig markus bekant linnarp songesand malmo stockholm nordli trysil tarva hauga landskrona soderhamn vimle strandmon lisabo ekedalen norden bjursta ypperlig tonstad hovag idasen trotten uppspel jarvfjallet ' +
    // Places, as a description of a thing
    'kitchen living lounge dining bed bedroom office study hall hallway landing garden bathroom upstairs downstairs loft attic garage shed basement cellar conservatory utility playroom nursery master guest patio outdoor outside indoor home family room front back top bottom side floor ground first second third ' +
    // People
    'kid child adult guest family baby toddler teenage mum dad son daughter wife husband mine his her my our their your own partner flatmate ' +
    // German and Polish
    'weiss schwarz grau braun blau rot grun gross grosse grosser grosses klein kleine kleiner kleines alt alte alter altes neu neue neuer neues holz leder glas bialy biala biale czarny czarna szary szara duzy duza duze maly mala male stary stara nowy nowa drewniany drewniana skorzany skorzana',
);

/** Rooms and headings before or between the items of a list. In the singular. */
export const ROOM_WORDS: ReadonlySet<string> = listed(
  'kitchen living lounge dining bedroom room sitting reception office study hall hallway landing garden bathroom upstairs downstairs loft attic garage shed basement cellar conservatory utility playroom nursery master guest spare main patio outdoor outside indoor front back family ensuite toilet wc cloakroom porch balcony terrace larder pantry laundry stair floor ground first second third 1st 2nd 3rd storage store ' +
    'wohnzimmer schlafzimmer kuche kueche bad badezimmer keller flur kinderzimmer arbeitszimmer esszimmer buro garten balkon dachboden ' +
    'salon sypialnia kuchnia lazienka piwnica przedpokoj pokoj ogrod balkon garaz biuro jadalnia',
);

/** Words that a heading may hold beside rooms: such a line says nothing about items. In the singular. */
export const HEADING_WORDS: ReadonlySet<string> = listed(
  'item list inventory furniture other misc miscellaneous total subtotal thing stuff belonging content general large small big heavy fragile main electrical appliance white good soft furnishing everything else etc more also following below here move moving removal storage to be packed pack qty quantity description room number no size and the of for my our s',
);

/** Words of letters and conversation: a phrase that has one and names no item is no item. In the singular. */
export const TALK_WORDS: ReadonlySet<string> = listed(
  'hi hello hey hiya dear morning afternoon evening thank thanks thx cheer regard kind best please pls sorry ok okay yes yeah yep no nope sure great perfect ' +
    'i im ive id we were weve wed you your youre me us he she they it its this that these those there here what when where who how why if so then because but ' +
    'am is are was be been being have has had having do does did dont will would wont could can cant should may might must let need want like love think know guess hope say said tell told ask send sent see look got get getting give take taking bring come coming go going put keep leave leaving live lives rent buy sell ' +
    'isnt arent wasnt werent havent hasnt wouldnt couldnt oh ta after before only pay paid buyer collect cash budget adult mile ' +
    'not nothing none never already still yet also maybe again soon later today tomorrow tonight monday tuesday wednesday thursday friday saturday sunday january february march april june july august september october november december week weekend month year day time date am pm oclock ' +
    'flat house apartment maisonette bungalow studio bedsit property building address postcode road street avenue london lift elevator stair parking floor move moving mover removal quote price cost booking book insurance van people person team crew phone email call message image photo video omitted encrypted deleted whatsapp forwarded list following inventory belonging question answer thats everything anything something else lot way own estimate total sum ' +
    'hallo guten tag danke bitte wir ich haben habe ein von nach umzug liste und mit dzien dobry czesc prosze dziekuje mam mamy przeprowadzka lista',
);

/** Nouns, in the singular, after which the word before them is not the thing itself. */
export const CONTRADICTING_WORDS: ReadonlySet<string> = listed(
  'not no never staying stay stays sold selling sell gone donate donating donated recycle recycling disposed dispose tip landlord landlords belong leaving behind unsure undecided tbc maybe possibly perhaps isnt arent wont',
);

/** Nouns, in the singular, whose own furniture is small: "wardrobe for dolls". */
export const MODEL_WORDS: ReadonlySet<string> = listed('toy doll miniature dollhouse');

/** Words before a number or an item that say nothing about either. In their written form. */
export const OPENING_WORDS: ReadonlySet<string> = listed(
  'so also then but and plus oh yes yeah well ok okay i we im ive id weve wed will would do does did have has had got get is are theres there be need needs want wants like to move moving take taking taken bring bringing put store storing pack ship shipping collect transport send moved stored ' +
    'my our the this that these those his her their your its about around approx approximately roughly maybe possibly probably perhaps just only including include includes incl inc consisting contains containing with from und oraz i z mit wir haben habe ich mam mamy noch dazu jeszcze as well along together another other of a an item items total think guess say at least most',
);

/** Number words in English, German and Polish, without accents. */
export const NUMBER_WORDS: Readonly<Record<string, number>> = {
  zero: 0,
  one: 1,
  two: 2,
  three: 3,
  four: 4,
  five: 5,
  six: 6,
  seven: 7,
  eight: 8,
  nine: 9,
  ten: 10,
  eleven: 11,
  twelve: 12,
  thirteen: 13,
  fourteen: 14,
  fifteen: 15,
  sixteen: 16,
  seventeen: 17,
  eighteen: 18,
  nineteen: 19,
  twenty: 20,
  thirty: 30,
  forty: 40,
  fourty: 40,
  fifty: 50,
  sixty: 60,
  seventy: 70,
  eighty: 80,
  ninety: 90,
  kein: 0,
  keine: 0,
  ein: 1,
  eine: 1,
  einen: 1,
  zwei: 2,
  drei: 3,
  vier: 4,
  funf: 5,
  fuenf: 5,
  sechs: 6,
  sieben: 7,
  acht: 8,
  neun: 9,
  zehn: 10,
  elf: 11,
  zwolf: 12,
  zwoelf: 12,
  funfzehn: 15,
  fuenfzehn: 15,
  zwanzig: 20,
  dreissig: 30,
  vierzig: 40,
  funfzig: 50,
  jeden: 1,
  jedna: 1,
  jedno: 1,
  dwa: 2,
  dwie: 2,
  trzy: 3,
  cztery: 4,
  piec: 5,
  szesc: 6,
  siedem: 7,
  osiem: 8,
  dziewiec: 9,
  dziesiec: 10,
  dwanascie: 12,
  pietnascie: 15,
  dwadziescia: 20,
  trzydziesci: 30,
  czterdziesci: 40,
  piecdziesiat: 50,
};

/** Typing errors and short forms of the words in the lists above. */
export const SPELLINGS: Readonly<Record<string, string>> = {
  draws: 'drawer',
  draw: 'drawer',
  draweres: 'drawer',
  tbl: 'table',
  tbls: 'table',
  setee: 'settee',
  setees: 'settee',
  cofee: 'coffee',
  coffe: 'coffee',
  microwve: 'microwave',
  washin: 'washing',
  drws: 'drawer',
  dinning: 'dining',
  dinnig: 'dining',
  matress: 'mattress',
  mattres: 'mattress',
  matres: 'mattress',
  mattreses: 'mattress',
  matresses: 'mattress',
  wardrob: 'wardrobe',
  wardrope: 'wardrobe',
  wardobe: 'wardrobe',
  wardrobs: 'wardrobe',
  warderobe: 'wardrobe',
  waredrobe: 'wardrobe',
  cubboard: 'cupboard',
  cupbord: 'cupboard',
  cuboard: 'cupboard',
  bycicle: 'bicycle',
  bicicle: 'bicycle',
  byke: 'bike',
  fridg: 'fridge',
  frige: 'fridge',
  frigde: 'fridge',
  televison: 'television',
  televsion: 'television',
  microwawe: 'microwave',
  micro: 'microwave',
  sette: 'settee',
  soffa: 'sofa',
  coutch: 'couch',
  chaire: 'chair',
  chiar: 'chair',
  tabel: 'table',
  bookcas: 'bookcase',
  bedsite: 'bedside',
  suitecase: 'suitcase',
  lugage: 'luggage',
  filling: 'filing',
  dbl: 'double',
  dble: 'double',
  sgl: 'single',
  sml: 'small',
  sm: 'small',
  lge: 'large',
  lrg: 'large',
  med: 'medium',
  mdm: 'medium',
  ktchn: 'kitchen',
  children: 'child',
  childrens: 'child',
  kids: 'kid',
  childs: 'child',
  mens: 'man',
  inches: 'inch',
  drier: 'dryer',
  driers: 'dryer',
  tvs: 'tv',
  tellies: 'telly',
  telies: 'telly',
  pcs: 'pc',
  boxs: 'box',
  bxs: 'box',
  ctn: 'carton',
  ctns: 'carton',
  flatpacked: 'flatpack',
  machin: 'machine',
  washmachine: 'washingmachine',
  halb: 'half',
  gross: 'large',
  grosse: 'large',
  grosser: 'large',
  grosses: 'large',
  klein: 'small',
  kleine: 'small',
  kleiner: 'small',
  kleines: 'small',
  duzy: 'large',
  duza: 'large',
  duze: 'large',
  maly: 'small',
  mala: 'small',
  male: 'small',
};
