/**
 * The names that people use for catalogue items (assumption). The catalogue's synonyms serve the search, but a pasted
 * list is read by this table only, because a wrong reading costs money.
 * A row is [ids, names]. The first id is the usual kind, the next ones are kinds of the same plain name, and ids after
 * "|" need one of their words from KIND_WORDS ("corner", "fabric"). "~" marks items that the catalogue does not have,
 * always shown as the usual kind, and "?" words that only hint at an item, always asked. Spaces, case, accents and the
 * plural of a name do not matter. A name with "+" is a plural that English rules do not recognise.
 */
export const NAMES: readonly (readonly [ids: string, names: string])[] = [
  // Living room
  ['sofa_3 sofa_2 sofa_4 | sofa_corner sofa_bed', 'sofa, couch, settee, chesterfield, kanapa, kanapy+, sofy+, seater'],
  ['sofa_2', 'loveseat, love seat, snuggler, snuggle chair, cuddle chair, cuddler, zweisitzer'],
  ['sofa_3', 'dreisitzer'],
  [
    'sofa_corner',
    'corner sofa, corner couch, corner settee, corner unit sofa, sectional, sectional sofa, modular sofa, chaise longue, chaise, l shape sofa, l shaped sofa, l shaped couch, u shaped sofa, ecksofa, eckcouch, kanapa narozna, sofa narozna, naroznik, narozniki+',
  ],
  [
    'sofa_bed',
    'sofa bed, sofabed, bed settee, pull out sofa, pull out couch, schlafsofa, schlafcouch, clic clac, sofa rozkladana',
  ],
  ['futon', 'futon'],
  [
    'armchair',
    'armchair, arm chair, easy chair, wing chair, wingback chair, wingback, accent chair, tub chair, club chair, lounge chair, bucket chair, egg chair, sessel, fotel, fotele+',
  ],
  [
    'recliner',
    'recliner, recliner chair, reclining chair, recliner armchair, riser recliner, riser recliner chair, riser chair, rise and recline, rise and recline chair, reading chair, rocking chair, rocker, massage chair, nursing chair, fernsehsessel, schaukelstuhl',
  ],
  ['footstool', 'footstool, foot stool, pouffe, pouf, puff, footrest, beanbag, bean bag, hassock, fusshocker, pufa'],
  [
    'ottoman_store',
    'storage ottoman, ottoman, blanket box, blanket chest, linen chest, storage trunk, trunk, storage bench, ottoman box, steamer trunk, truhe, kufer',
  ],
  ['drawers_l drawers_s | ottoman_store toybox tool_chest', 'chest'],
  ['coffee_table', 'coffee table, c table, low table, couchtisch, stolik kawowy, lawa, stoliki kawowe+'],
  [
    'side_table',
    'side table, lamp table, end table, occasional table, sofa table, plant stand, telephone table, beistelltisch, stolik',
  ],
  ['nest_tables', 'nest of tables, nest of table, nesting table, nest table, nested table, nest'],
  ['console_table', 'console table, hall table, hallway table, console'],
  [
    'tv_stand',
    'tv stand, tv unit, tv cabinet, tv table, tv bench, tv console, media unit, media cabinet, media stand, television stand, television unit, television cabinet, entertainment unit, entertainment centre, entertainment center, tv mobel, tv schrank, fernsehtisch, szafka rtv, szafka pod telewizor',
  ],
  [
    'tv_medium tv_small tv_large',
    'tv, television, telly, tele, flatscreen, flat screen, flat screen tv, flat screen television, smart tv, fernseher, telewizor, telewizory+',
  ],
  [
    'bookcase_s bookcase_l shelving_unit',
    'bookcase, b case, bkcase, bookshelf, book shelf, book case, bookshelve, buecherregal, bucherregal, billy, billy bookcase',
  ],
  ['bookcase_s shelving_unit bookcase_l', 'shelf, shelve, shelving, regal, regale+, regaly+, polka, polki+'],
  [
    'shelving_unit',
    'shelving unit, shelf unit, storage unit, kallax, expedit, racking, metal shelving, garage shelving, cube unit, cube storage, storage cube, ladder shelf, wall unit, regalwand',
  ],
  ['sideboard', 'sideboard, side board, buffet, credenza, kredens'],
  [
    'display_cab',
    'display cabinet, display case, display unit, china cabinet, glass cabinet, glass display cabinet, vitrine, curio cabinet, corner cabinet, witryna',
  ],
  ['sideboard display_cab bathroom_cab', 'cabinet, storage cabinet, kommode schrank'],
  ['bureau', 'bureau, writing desk, writing bureau, secretary desk, secretaire, roll top desk, sekretar'],
  [
    'hifi',
    'hifi, hi fi, hi fi stack, stereo, stereo system, music system, music centre, sound system, amplifier, amp, record player, turntable, stereoanlage',
  ],
  ['speakers', 'floor speaker, floor standing speaker, loudspeaker, tower speaker, lautsprecher'],
  ['speakers small_appliance', 'speaker'],
  ['~small_appliance speakers', 'soundbar, sound bar, subwoofer, bluetooth speaker, bookshelf speaker'],
  ['lamp_floor lamp_table', 'lamp, lampe, lampen+, lampa, lampy+'],
  ['lamp_floor', 'floor lamp, standard lamp, standing lamp, stehlampe, lampa stojaca'],
  [
    'lamp_table',
    'table lamp, bedside lamp, desk lamp, reading lamp, bedside light, nachttischlampe, tischlampe, lampka, lampki+',
  ],
  ['~lamp_table lamp_floor', 'light, light fitting, pendant light, ceiling light, chandelier, lava lamp, fairy light'],
  ['rug_s rug_l', 'rug, carpet, teppich, teppiche+, dywan, dywany+, runner, hallway runner'],
  ['~rug_s', 'mat, door mat, doormat, bath mat, yoga mat, play mat'],
  [
    'picture_s picture_l',
    'picture, painting, print, framed print, framed picture, poster, framed poster, artwork, canvas, canvas print, picture frame, photo frame, wall art, bild, bilder+, obraz, obrazy+',
  ],
  ['mirror_floor picture_l', 'mirror, spiegel, lustro, lustra+'],
  ['picture_l', 'wall mirror, hall mirror, overmantel mirror, bathroom mirror'],
  [
    'mirror_floor',
    'full length mirror, floor mirror, standing mirror, cheval mirror, long mirror, dressing mirror, standspiegel',
  ],
  ['grandfather_clock', 'grandfather clock, longcase clock, grandmother clock, standuhr'],
  ['?grandfather_clock', 'clock, uhr, zegar'],
  ['piano_upright piano_digital piano_baby_grand', 'piano, klavier, pianino'],
  ['piano_upright', 'upright piano, piano upright'],
  ['piano_baby_grand', 'baby grand piano, baby grand, grand piano, baby grand steinway, flugel, fortepian'],
  [
    'piano_digital',
    'digital piano, electric piano, electronic keyboard, synthesizer, synthesiser, synth, stage piano, e piano, pianino cyfrowe',
  ],
  ['?piano_digital computer', 'keyboard'],
  [
    'fire_electric',
    'electric fire, electric fireplace, fire surround, fireplace surround, electric fire and surround, fireplace',
  ],
  ['fish_tank', 'fish tank, fishtank, aquarium, terrarium, vivarium, akwarium'],
  [
    'plant_s plant_l',
    'plant, house plant, pot plant, potted plant, indoor plant, plant in pot, pflanze, pflanzen+, zimmerpflanze, roslina, rosliny+, kwiaty+',
  ],
  ['plant_l', 'palm, yucca, rubber plant, cheese plant, monstera, olive tree, bay tree'],
  [
    'curtains',
    'curtain, curtains, blind, drape, curtain and blind, curtain pole, vorhang, vorhange+, zaslony+, firanki+',
  ],
  // Bedroom
  [
    'bed_double bed_king bed_single | bed_small_double bed_superking bed_ottoman bunk daybed cot',
    'bed, bedframe, bed frame, divan, divan bed, divan base, bed base, bedstead, bed and mattress, sleigh bed, poster bed, canopy bed, bett, betten+, lozko, lozka+, lozek+',
  ],
  [
    'bed_single',
    'single bed, single bedframe, single bed frame, single divan, twin bed, single bed and mattress, einzelbett, lozko pojedyncze',
  ],
  [
    'bed_small_double',
    'small double bed, small double, small double bed and mattress, queen bed, queen size bed, three quarter bed',
  ],
  [
    'bed_double',
    'double bed, double divan, double bed frame, double bedframe, double bed and mattress, doppelbett, lozko podwojne, lozko malzenskie',
  ],
  [
    'bed_king',
    'king bed, k s bed, ks bed, k size bed, king size bed, kingsize bed, king divan, king size divan, king bed frame, king size bed frame, king size bed and mattress',
  ],
  [
    'bed_superking',
    'super king bed, superking bed, super king size bed, emperor bed, super king bed and mattress, super king bed frame, superking divan',
  ],
  ['bed_ottoman', 'ottoman bed, ottoman storage bed, storage bed, gas lift bed, lift up bed'],
  [
    'bunk',
    'bunk bed, bunk, bunk beds, high sleeper, high sleeper bed, mid sleeper, mid sleeper bed, loft bed, cabin bed, triple bunk, bunk bed and mattress, etagenbett, hochbett, lozko pietrowe',
  ],
  ['daybed', 'daybed, day bed, trundle bed, guest bed, pull out bed, gastebett'],
  [
    '~bag_holdall suitcase',
    'air bed, airbed, inflatable bed, inflatable mattress, air mattress, camp bed, dog bed, cat bed, pet bed, tent, sleeping bag, rucksack, backpack, tasche, taschen+, torba, torby+',
  ],
  ['mattress_d mattress_k mattress_s', 'mattress, matratze, matratzen+, materac, materace+'],
  ['mattress_s', 'single mattress'],
  ['mattress_d', 'double mattress, small double mattress'],
  ['mattress_k', 'king mattress, king size mattress, super king mattress, superking mattress'],
  ['~mattress_s', 'mattress topper, topper, cot mattress'],
  [
    'wardrobe_2 wardrobe_1 | wardrobe_3 wardrobe_flat wardrobe_fabric kids_wardrobe',
    'wardrobe, closet, armoire, wardrobe unit, robe, w robe, kleiderschrank, schrank, schranke+, szafa, szafy+, szaf+, pax wardrobe, pax',
  ],
  ['wardrobe_1', 'single wardrobe'],
  ['wardrobe_2', 'double wardrobe'],
  [
    'wardrobe_3',
    'triple wardrobe, sliding door wardrobe, sliding wardrobe, wardrobe with sliding door, schwebeturenschrank',
  ],
  ['wardrobe_flat', 'flat pack wardrobe, flatpack wardrobe, flat packed wardrobe'],
  ['wardrobe_fabric', 'fabric wardrobe, canvas wardrobe, portable wardrobe, material wardrobe'],
  ['kids_wardrobe', 'child wardrobe, kid wardrobe, nursery wardrobe, baby wardrobe, toddler wardrobe'],
  [
    'wardrobe_2 sideboard bathroom_cab',
    'cupboard, storage cupboard, kitchen cupboard, linen cupboard, larder cupboard, airing cupboard',
  ],
  [
    'drawers_l drawers_s',
    'chest of drawer, cod, chest drawer, set of drawer, set drawer, drawer chest, chester drawer, chest of draw, drawer, draw, drawer unit, tallboy, tall boy, dresser, kommode, kommoden+, komoda, komody+',
  ],
  ['drawers_s', 'under bed drawer, underbed drawer, desk drawer, pedestal, desk pedestal, office drawer'],
  [
    'bedside',
    'bedside table, bedside cabinet, bedside, bedside unit, bedside drawer, bedside chest, bedside locker, bedside cupboard, bedside stand, night stand, nightstand, night table, nachttisch, nachttische+, nachtschrank, szafka nocna, szafki nocne+, stolik nocny',
  ],
  [
    'dressing_table',
    'dressing table, dressing table and stool, dressing table and chair, dressing table and mirror, vanity, vanity table, vanity desk, vanity unit, make up table, makeup table, schminktisch, toaletka',
  ],
  [
    'cot',
    'cot, cotbed, cot bed, crib, baby bed, baby cot, moses basket, babycot, toddler bed, next to me crib, kinderbett, babybett, lozeczko',
  ],
  [
    'changing_unit',
    'changing unit, changing table, baby changing unit, baby changing table, baby changer, changing station, nappy unit, wickelkommode, wickeltisch, przewijak',
  ],
  ['toybox', 'toy box, toybox, toy chest, toy storage, toy storage unit, toy unit, spielzeugkiste'],
  ['dolls_house', 'doll house, dollshouse, play kitchen, toy kitchen, kid kitchen, wendy house, puppenhaus'],
  [
    'clothes_rail',
    'clothes rail, clothes airer, airer, clothes rack, clothes horse, clothes dryer, clothes hanger rail, garment rack, garment rail, hanging rail, dress rail, drying rack, maiden, clothe rail, clothe airer, clothe rack, clothe horse, waschestander, kleiderstange, suszarka na pranie',
  ],
  ['?clothes_rail', 'rail'],
  [
    'suitcase',
    'suitcase, suit case, luggage, trolley case, travel case, koffer, reisekoffer, walizka, walizki+, walizek+',
  ],
  // Kitchen
  [
    'fridge_freezer fridge_under | fridge_american',
    'fridge, refrigerator, refridgerator, kuhlschrank, kuehlschrank, kuhlschranke+, lodowka, lodowki+',
  ],
  [
    'fridge_under',
    'under counter fridge, undercounter fridge, mini fridge, small fridge, table top fridge, larder fridge, bar fridge, beer fridge, drinks fridge, under counter freezer, undercounter freezer, table top freezer, under counter fridge freezer',
  ],
  [
    'fridge_freezer | fridge_american',
    'fridge freezer, fridgefreezer, f freezer, f f, ff, fridge f, freezer fridge, refrigerator freezer, fridge and freezer combo, tall fridge, larder fridge tall, upright fridge, tall larder fridge, kuhl gefrierkombination, kuhl gefrier kombination, lodowko zamrazarka, lodowka z zamrazarka',
  ],
  [
    'fridge_american',
    'american fridge, american fridge freezer, american style fridge, american style fridge freezer, side by side fridge, double door fridge, double fridge, double door fridge freezer, side by side fridge freezer, french door fridge',
  ],
  [
    'freezer_upright fridge_under freezer_chest_s | freezer_chest_l',
    'freezer, deep freeze, deep freezer, gefrierschrank, zamrazarka',
  ],
  ['freezer_upright', 'upright freezer, freezer upright, tall freezer'],
  ['freezer_chest_s | freezer_chest_l', 'chest freezer, gefriertruhe'],
  [
    'washing_machine',
    'washing machine, washer, washing m c, w machine, washing mach, wash mach, wash machine, w m, w mach, waschmaschine, waschmaschinen+, pralka, pralki+',
  ],
  [
    'dryer',
    'tumble dryer, t dryer, dryer, drier, tumbledryer, tumble drier, condenser dryer, heat pump dryer, trockner, waschetrockner, suszarka',
  ],
  ['washer_dryer', 'washer dryer, washing machine dryer, washer drier, wash dryer, waschtrockner, pralko suszarka'],
  [
    'dishwasher | dishwasher_slim',
    'dishwasher, dish washer, d washer, spulmaschine, spuelmaschine, geschirrspuler, geschirrspueler, zmywarka',
  ],
  [
    'dishwasher_slim',
    'slimline dishwasher, slim dishwasher, compact dishwasher, table top dishwasher, countertop dishwasher',
  ],
  [
    'cooker',
    'cooker, oven, stove, gas cooker, electric cooker, freestanding cooker, hob, electric oven, oven and hob, herd, backofen, kuchenka, piekarnik, ofen',
  ],
  ['range_cooker', 'range cooker, aga, rangemaster, range oven, range'],
  ['microwave', 'microwave, microwave oven, mikrowelle, mikrofala, mikrofalowka, kuchenka mikrofalowa'],
  ['wine_cooler', 'wine cooler, wine fridge, wine chiller, weinkuhlschrank'],
  ['kitchen_table', 'kitchen table, breakfast table, kuchentisch, stol kuchenny'],
  ['kitchen_chair', 'kitchen chair, kitchen stool, stool, kuchenstuhl, hocker, taboret, taborety+, stolek'],
  [
    'kitchen_trolley',
    'kitchen trolley, kitchen island, butchers block, butcher block, trolley, serving trolley, hostess trolley, kuchenwagen',
  ],
  [
    'kitchen_bin',
    'kitchen bin, pedal bin, rubbish bin, dustbin, bin, wheelie bin, recycling bin, waste bin, swing bin, brabantia, mulleimer, kosz na smieci',
  ],
  [
    'vacuum',
    'vacuum cleaner, vacuum, hoover, henry hoover, henry, dyson hoover, dyson vacuum, carpet cleaner, steam mop, robot vacuum, staubsauger, odkurzacz',
  ],
  ['ironing_board', 'ironing board, iron board, bugelbrett, deska do prasowania'],
  [
    'small_appliance',
    'toaster, kettle, coffee machine, coffee maker, espresso machine, mixer, stand mixer, food mixer, food processor, air fryer, airfryer, blender, slow cooker, rice cooker, juicer, bread maker, breadmaker, small appliance, small kitchen appliance, kitchen appliance, nespresso, nespresso machine, sodastream, pressure cooker, toastie maker, sandwich maker, wasserkocher, kaffeemaschine, toster, czajnik, ekspres do kawy',
  ],
  [
    '~small_appliance',
    'iron, steam iron, sewing machine, fan, desk fan, heater, fan heater, electric heater, oil heater, oil filled radiator, portable heater, dehumidifier, humidifier, air purifier, projector, hair dryer, hairdryer, hair straightener, games console, game console, xbox, playstation, ps4, ps5, nintendo, router, dvd player, blu ray player, sky box, set top box, radio, laptop, laptops, macbook, ipad, tablet, camera, bugeleisen, zelazko',
  ],
  [
    '~vacuum',
    'mop, mop and bucket, mop bucket, broom, carpet sweeper, pedestal fan, tower fan, air conditioner, air con unit, portable air conditioner, aircon',
  ],
  // Dining room
  ['?coffee_table dining_4', 'table top, tabletop, table leg, table leave'],
  ['~kitchen_chair', 'commode, commode chair'],
  ['~side_table', 'wine rack, kid table, child table, toddler table, play table'],
  ['~kitchen_chair', 'kid chair, child chair, toddler chair'],
  ['dining_4 dining_6 kitchen_table coffee_table | garden_table', 'table, tisch, tische+, stol, stoly+'],
  [
    'dining_4 dining_6 | dining_8',
    'dining table, d table, dinner table, dining room table, esstisch, esszimmertisch, stol do jadalni, gateleg table, drop leaf table',
  ],
  [
    'dining_8',
    'extending table, extendable table, extending dining table, extendable dining table, boardroom table, conference table',
  ],
  [
    'dining_chair kitchen_chair garden_chair | chair_office',
    'chair, seat, stuhl, stuhle+, stuhlen+, stuehle+, krzeslo, krzesla+, krzesel+, krzeslami+',
  ],
  [
    'dining_chair',
    'dining chair, dinner chair, dining room chair, table chair, carver, carver chair, esszimmerstuhl, esszimmerstuhle+',
  ],
  ['dining_bench', 'dining bench, bench seat, kitchen bench, sitzbank'],
  ['dining_bench garden_bench', 'bench, bank, lawka'],
  [
    'bar_stool',
    'bar stool, barstool, breakfast stool, breakfast bar stool, counter stool, kitchen bar stool, high stool, barhocker, stolek barowy, hoker, hokery+',
  ],
  [
    'drinks_cab',
    'drinks cabinet, drink cabinet, cocktail cabinet, drinks trolley, drink trolley, bar trolley, bar cart, bar cabinet, drinks bar, home bar',
  ],
  ['dresser_welsh', 'welsh dresser, kitchen dresser, hutch, dresser and hutch'],
  ['high_chair', 'high chair, highchair, baby chair, baby high chair, hochstuhl, krzeselko do karmienia'],
  // Office
  [
    'desk_m desk_s desk_l | desk_standing',
    'desk, workstation, work station, computer desk, computer table, office desk, study desk, writing table, schreibtisch, schreibtische+, biurko, biurka+, work desk, gaming desk',
  ],
  [
    'desk_standing',
    'standing desk, electric desk, electric standing desk, sit stand desk, height adjustable desk, adjustable desk, stand up desk, rising desk',
  ],
  ['desk_l', 'executive desk, corner desk, l shaped desk, l shape desk, partner desk, partners desk'],
  [
    'chair_office',
    'office chair, desk chair, swivel chair, gaming chair, computer chair, study chair, ergonomic chair, work chair, task chair, executive chair, burostuhl, buerostuhl, schreibtischstuhl, drehstuhl, krzeslo biurowe, krzesla biurowe+, fotel biurowy',
  ],
  ['filing_2 filing_4', 'filing cabinet, file cabinet, filling cabinet, filing drawer, filing unit, aktenschrank'],
  [
    'computer',
    'computer, pc, imac, desktop, desktop computer, desktop pc, gaming pc, tower pc, pc tower, pc setup, computer and monitor, computer monitor, pc and monitor, monitor, screen, pc monitor, komputer, rechner, bildschirm',
  ],
  ['printer', 'printer, scanner, copier, photocopier, printer scanner, drucker, drukarka, shredder, paper shredder'],
  ['safe_small', 'safe, strongbox, strong box, tresor, sejf'],
  [
    'whiteboard',
    'whiteboard, white board, noticeboard, notice board, pin board, pinboard, cork board, corkboard, blackboard, flipchart, flip chart',
  ],
  // Boxes and packing
  [
    'box_m box_s | box_l box_xl box_wardrobe box_picture box_archive plastic_bin_l',
    'box, carton, moving box, removal box, removals box, cardboard box, packing box, packed box, storage box, shoebox, boxe, bx, kiste, kisten+, karton, kartons+, umzugskarton, umzugskartons+, umzugskiste, umzugskisten+, pudlo, pudla+, pudel+, pudelko, pudelka+, pudelek+, kartony+, kartonow+',
  ],
  ['box_s', 'small box, book box, small carton, small moving box'],
  ['box_m', 'medium box, medium carton, medium moving box, medium sized box, standard box'],
  ['box_l', 'large box, big box, large carton, large moving box'],
  ['box_xl', 'extra large box, xl box, duvet box, linen box, xxl box'],
  ['box_wardrobe', 'wardrobe box, wardrobe carton, hanging box, hanging garment box, kleiderbox'],
  ['box_picture', 'picture box, mirror box, picture carton, tv box'],
  ['box_archive', 'archive box, file box, bankers box, banker box, document box, filing box, office box'],
  ['crate', 'plastic crate, crate, tote, packing crate, moving crate, tote box, tote bag box'],
  [
    'plastic_bin_l',
    'plastic box, plastic storage box, plastic tub, plastic bin, plastic container, storage tub, storage bin, storage container, really useful box, tub, container, storage crate, plastic drawer unit, plastic tote',
  ],
  // Garden, garage and gym
  ['bicycle bicycle_child', 'bicycle, bike, cycle, pushbike, push bike, fahrrad, fahrrader+, rower, rowery+, rowerow+'],
  [
    'bicycle',
    'adult bike, road bike, mountain bike, electric bike, e bike, ebike, racing bike, folding bike, brompton, tandem, bike adult',
  ],
  [
    'bicycle_child',
    'child bike, child bicycle, kid bike, kid bicycle, trike, tricycle, balance bike, kid scooter, child scooter, kinderfahrrad, rowerek, scooter, electric scooter, e scooter',
  ],
  ['mower', 'lawn mower, lawnmower, mower, hover mower, petrol mower, flymo, grass cutter, rasenmaher, kosiarka'],
  [
    '~garden_tools mower',
    'strimmer, hedge trimmer, hedge cutter, leaf blower, pressure washer, jet washer, chainsaw, garden hose, hose reel, hose, hose pipe, hosepipe',
  ],
  ['wheelbarrow', 'wheelbarrow, wheel barrow, barrow, schubkarre, taczka'],
  ['ladder_step', 'step ladder, stepladder, steps, trittleiter'],
  ['ladder_step ladder_ext', 'ladder, leiter, drabina'],
  ['ladder_ext', 'extending ladder, extension ladder, telescopic ladder, long ladder, loft ladder'],
  ['bbq', 'bbq, barbecue, barbeque, bar b q, gas bbq, grill, weber, weber bbq, smoker, fire pit, chiminea, pizza oven'],
  [
    'garden_table',
    'garden table, patio table, outdoor table, outside table, picnic table, bistro table, outdoor dining table, garden dining table, gartentisch, stol ogrodowy',
  ],
  [
    'garden_chair',
    'garden chair, patio chair, outdoor chair, outside chair, deckchair, deck chair, camping chair, camp chair, sun lounger, lounger, bistro chair, plastic chair, folding chair, garden lounger, gartenstuhl, gartenstuhle+, krzeslo ogrodowe, krzesla ogrodowe+',
  ],
  ['garden_bench', 'garden bench, patio bench, outdoor bench, outside bench, gartenbank'],
  ['parasol', 'parasol, parasol and base, sunshade, garden umbrella, patio umbrella, parasol base, sonnenschirm'],
  ['patio_heater', 'patio heater, outdoor heater, garden heater'],
  ['garden_box', 'garden storage box, cushion box, garden box, outdoor storage box, garden storage, keter box'],
  [
    'plant_pot_l',
    'large plant pot, planter, flowerpot, flower pot, plant pot, garden pot, terracotta pot, blumentopf, blumentopfe+, donica, donice+',
  ],
  ['workbench', 'workbench, work bench, workmate, werkbank'],
  ['tool_chest', 'tool chest, toolbox, tool box, tool cabinet, tool trolley, werkzeugkasten, skrzynka na narzedzia'],
  ['garden_tools', 'garden tool, spade, rake, shovel, garden fork, gardening tool, gartengerate+'],
  ['treadmill', 'treadmill, running machine, laufband, bieznia'],
  [
    'exercise_bike',
    'exercise bike, spin bike, peloton, peloton bike, turbo trainer, static bike, stationary bike, heimtrainer, rower stacjonarny',
  ],
  ['cross_trainer', 'cross trainer, crosstrainer, elliptical, elliptical trainer'],
  ['rowing_machine', 'rowing machine, rower machine, concept 2, rowing erg, rudergerat'],
  ['weights_bench', 'weights bench, weight bench, bench press, gym bench, workout bench, multi gym'],
  [
    'weights',
    'weights, weight, weight set, set of weight, dumbbell, dumbell, dumb bell, kettlebell, barbell, weight plate, hantel, hantle+',
  ],
  ['~table_tennis', 'air hockey table, football table, table football, foosball table'],
  ['table_tennis', 'table tennis table, table tennis, ping pong table, ping pong, tischtennisplatte'],
  ['pool_table', 'pool table, snooker table, billiard table, billiards table'],
  // Hall, bathroom and other
  [
    'coat_stand',
    'coat stand, hall stand, hat stand, coat rack, coat tree, hat rack, umbrella stand, garderobe, wieszak',
  ],
  [
    'shoe_rack',
    'shoe rack, shoe cabinet, shoe cupboard, shoe storage, shoe stand, shoe unit, shoe bench, shoe shelf, schuhschrank, schuhregal, szafka na buty',
  ],
  [
    'laundry_basket',
    'laundry basket, laundry bin, linen basket, washing basket, laundry hamper, hamper, wash basket, waschekorb, kosz na pranie',
  ],
  [
    'bathroom_cab',
    'bathroom cabinet, medicine cabinet, bathroom unit, bathroom cupboard, mirror cabinet, mirrored cabinet, badschrank, spiegelschrank, szafka lazienkowa',
  ],
  ['bathroom_cab bedside sideboard', 'szafka, szafki+, schrankchen'],
  [
    'pushchair',
    'pushchair, push chair, pram, buggy, stroller, baby buggy, travel system, kinderwagen, wozek, wozek dzieciecy',
  ],
  ['dog_crate', 'dog crate, pet cage, dog cage, kennel, dog kennel, pet crate, pet carrier, cat carrier, hundebox'],
  ['cat_tree', 'cat tree, scratching post, cat tower, scratch post, kratzbaum, drapak'],
  [
    'bag_holdall | suitcase',
    'bag, holdall, bin bag, duffel, duffel bag, duffle bag, laundry bag, black bag, bin liner, ikea bag, bag for life, sports bag, kit bag, gym bag, travel bag',
  ],
  ['golf_clubs', 'golf club, golf bag, set of golf club, golf set, golf trolley, golfschlager'],
  [
    'guitar',
    'guitar, bass guitar, acoustic guitar, electric guitar, bass, cello, guitar in case, ukulele, violin, gitarre, gitara, gitary+',
  ],
  ['drum_kit', 'drum kit, drum, drum set, electronic drum kit, schlagzeug, perkusja'],
  ['wheelchair', 'wheelchair, wheel chair, rollator, walker, walking frame, zimmer frame, rollstuhl'],
  ['mobility_scooter', 'mobility scooter'],
  ['xmas_tree', 'christmas tree, xmas tree, artificial christmas tree, fake christmas tree, weihnachtsbaum, choinka'],
  // Words that only hint at a thing
  ['?garden_box', 'garden furniture, outdoor furniture, patio furniture'],
  ['?dog_crate', 'cage, dog, cat, pet, rabbit hutch, chicken coop'],
  ['?shelving_unit', 'rack'],
  ['?box_m', 'shed content, garage content, loft content, attic content, cellar content'],
  ['?tv_stand', 'stand'],
  ['?guitar', 'music instrument, musical instrument, instrument'],
  ['?weights_bench treadmill', 'gym equipment, gym, gym machine, exercise machine'],
];

/** The words that single out one kind in a row, or a number with its unit ("door:3-9"), cm by the longest side. */
export const KIND_WORDS: Readonly<Record<string, string>> = {
  sofa_2: 'seat:1-2.4 small little compact',
  sofa_3: 'seat:2.5-3.4 medium',
  sofa_4: 'seat:3.5-9 large big huge',
  sofa_corner: 'corner sectional modular chaise',
  sofa_bed: 'sleeper pullout',
  tv_small: 'inch:1-36 small little mini',
  tv_medium: 'inch:37-59 medium',
  tv_large: 'inch:60-120 large big huge',
  bookcase_s: 'small narrow little slim thin short low medium shelf:1-5 cm:20-69',
  bookcase_l: 'large big tall wide huge shelf:6-12 cm:70-300',
  lamp_floor: 'tall standing floor',
  lamp_table: 'small little bedside bed',
  rug_s: 'small medium little cm:20-199 foot:1-6.4',
  rug_l: 'large big huge cm:200-700 foot:6.5-25',
  picture_s: 'small medium little a3 a4 cm:5-99',
  picture_l: 'large big huge wall cm:100-400',
  mirror_floor: 'long tall full cm:120-400',
  piano_upright: 'upright',
  piano_digital: 'digital electric electronic',
  piano_baby_grand: 'grand',
  plant_s: 'small medium little',
  plant_l: 'large big tall huge',
  bed_single: 'single twin kid child cm:60-105 foot:2.4-3.4',
  bed_small_double: 'queen cm:106-130 foot:3.5-4.2',
  bed_double: 'double doppel cm:131-145 foot:4.3-4.8',
  bed_king: 'king kingsize cm:146-170 foot:4.9-5.5',
  bed_superking: 'super superking emperor cm:171-220 foot:5.6-7',
  bed_ottoman: 'ottoman',
  bunk: 'bunk',
  daybed: 'trundle',
  cot: 'baby toddler',
  mattress_s: 'single cm:60-105 foot:2.4-3.4',
  mattress_d: 'double queen cm:106-145 foot:3.5-4.8',
  mattress_k: 'king kingsize super superking cm:146-220 foot:4.9-7',
  wardrobe_1: 'single small narrow slim little door:1-1 cm:30-80',
  wardrobe_2: 'double large big door:2-2 cm:81-139',
  wardrobe_3: 'triple large big huge sliding door:3-9 cm:140-400',
  wardrobe_flat: 'flat flatpack dismantled disassembled',
  wardrobe_fabric: 'fabric canvas portable material',
  kids_wardrobe: 'child kid nursery baby toddler',
  drawers_s: 'small narrow slim little mini drawer:1-3 cm:20-69',
  drawers_l: 'large big tall wide huge drawer:4-12 cm:80-250',
  ottoman_store: 'blanket linen storage',
  toybox: 'toy',
  tool_chest: 'tool',
  fridge_under: 'undercounter counter mini small little',
  fridge_freezer: 'tall large big freestanding upright',
  fridge_american: 'american double',
  freezer_upright: 'upright tall',
  freezer_chest_l: 'large big huge',
  dishwasher_slim: 'slim slimline compact mini narrow small',
  dining_4: 'seat:1-4 small little cm:60-139',
  dining_6: 'seat:5-6 medium cm:140-199',
  dining_8: 'seat:7-20 extending extendable extendible large big banquet cm:200-400',
  kitchen_table: 'kitchen cm:60-139',
  garden_table: 'garden patio outdoor',
  coffee_table: 'small little low cm:40-139',
  dining_chair: 'dining',
  kitchen_chair: 'kitchen kid child toddler',
  garden_chair: 'garden patio outdoor deck folding camping',
  chair_office: 'office desk swivel gaming computer herman secretlab',
  dining_bench: 'dining kitchen',
  garden_bench: 'garden patio outdoor',
  desk_s: 'small little compact narrow child kid cm:40-130',
  desk_m: 'medium cm:131-165',
  desk_l: 'large big huge corner executive cm:166-300',
  desk_standing: 'standing adjustable',
  filing_2: 'drawer:1-2 small',
  filing_4: 'drawer:3-5 tall large',
  box_s: 'small little book bucher',
  box_m: 'medium standard normal',
  box_l: 'large big',
  box_xl: 'xl extra xxl huge',
  box_wardrobe: 'wardrobe hanging',
  box_picture: 'picture mirror',
  box_archive: 'archive file document',
  plastic_bin_l: 'plastic',
  bicycle_child: 'child kid',
  bicycle: 'adult',
  ladder_step: 'small short',
  ladder_ext: 'extending extension long large telescopic',
};

/** Kinds that are distinguished by their width: the shorter given side, as in a bed's "140x200". */
export const BY_SHORTER_SIDE: ReadonlySet<string> = new Set([
  'bed_single',
  'bed_small_double',
  'bed_double',
  'bed_king',
  'bed_superking',
  'mattress_s',
  'mattress_d',
  'mattress_k',
]);

/** Items that the catalogue counts as one although people count their pieces: pieces to one item. */
export const BUNDLES: Readonly<Record<string, number>> = {
  speakers: 2,
  curtains: 4,
  golf_clubs: 14,
  garden_tools: 5,
  weights: 10,
  nest_tables: 4,
  drum_kit: 5,
};

/** Sets of items, as the pieces in which they are carried (assumption). */
export const SETS: Readonly<Record<string, Readonly<Record<string, number>>>> = {
  '3 piece suite': { sofa_3: 1, armchair: 2 },
  '3 piece sofa suite': { sofa_3: 1, armchair: 2 },
  '3 piece sofa': { sofa_3: 1, armchair: 2 },
  'bistro set': { garden_table: 1, garden_chair: 2 },
  'dining set': { dining_4: 1, dining_chair: 4 },
  'dining table set': { dining_4: 1, dining_chair: 4 },
};

/** Goods that travel in boxes: [pieces in a medium box, boxes without a number, names as in NAMES] (assumption). */
export const PACKED_GOODS: readonly (readonly [perBox: number, usualBoxes: number, names: string])[] = [
  [
    30,
    2,
    'crockery, china, glassware, dinnerware, tableware, plate, dinner plate, side plate, dish, cup, mug, tea cup, glass, glasses, glasse, wine glass, wine glasse, wineglass, drinking glass, pint glass, champagne glass, tumbler, bowl, saucer, dinner set, dinner service, tea set, geschirr, glaser+, teller, naczynia+, talerze+, szklanki+, kubki+',
  ],
  [
    15,
    2,
    'pan, pot, pot and pan, saucepan, frying pan, cookware, kitchenware, kitchen utensil, kitchen item, kitchen thing, kitchen stuff, kitchen bit, kitchen equipment, kitchen content, kitchen bits and bobs, kitchen gadget, baking tray, tray, casserole, tupperware, bakeware, topfe+, garnki+',
  ],
  [60, 1, 'cutlery, utensil, knife, kitchen knife, fork, spoon, besteck, sztucce+'],
  [
    35,
    2,
    'book, paperback, hardback, cookbook, novel, textbook, magazine, comic, bucher+, buecher+, buch, ksiazka, ksiazki+, ksiazek+',
  ],
  [
    60,
    1,
    'dvd, cd, blu ray, video game, vinyl, vinyl record, record, lp, record collection, vinyl collection, game, board game, jigsaw, puzzle, photo album, photo, photograph, album',
  ],
  [
    40,
    2,
    'clothes, clothe, clothing, coat, jacket, suit, dress, shirt, jumper, jeans, garment, wardrobe content, hanging clothes, kleidung, kleider+, klamotten+, ubrania+, ubran+, ciuchy+',
  ],
  [15, 1, 'shoe, boot, trainer, footwear, handbag, hat, schuhe+, buty+'],
  [
    6,
    1,
    'bedding, bed linen, linen, cover, chair pad, shower curtain, mattress protector, duvet, pillow, cushion, sofa cushion, scatter cushion, blanket, throw, quilt, towel, tea towel, sheet, bed sheet, duvet cover, soft furnishing, tablecloth, table cloth, textile, bettwasche, decke, decken+, kissen, handtucher+, posciel, koldry+, poduszki+, koce+, reczniki+',
  ],
  [
    20,
    2,
    'toy, soft toy, teddy, teddy bear, stuffed animal, lego, doll, spielzeug, zabawki+, baby thing, baby stuff, baby item, kids stuff',
  ],
  [
    25,
    1,
    'ornament, magnet, bookend, book end, dart board, dartboard, knick knack, trinket, decoration, christmas decoration, xmas decoration, vase, candle, candlestick, figurine, wall clock, alarm clock, mantel clock, carriage clock, small clock, decor, home decor, lampshade, lamp shade, photo frame small, souvenir, nicnac, bric a brac, deko',
  ],
  [
    100,
    1,
    'paperwork, paper, document, file, folder, stationery, office supply, office stuff, office item, ring binder, akten+, ordner, dokumenty+',
  ],
  [
    50,
    1,
    'toiletry, cosmetic, makeup, bathroom stuff, bathroom item, bathroom bit, medicine, cleaning product, cleaning stuff, cleaning supply',
  ],
  [
    40,
    1,
    'food, dry food, tin, tinned food, pantry item, pantry content, spice, bottle, wine bottle, bottle of wine, wine, spirit, alcohol, larder content',
  ],
  [
    30,
    1,
    'tool, hand tool, power tool, diy tool, drill, diy stuff, diy, hardware, werkzeug, narzedzia+, paint tin, tin of paint, bracket, tv mount, wall mount',
  ],
  [
    40,
    1,
    'cable, electronic, gadget, craft stuff, craft supply, art supply, art material, craft material, craft, sewing stuff, hobby stuff, sports equipment, sport equipment, sports gear, sport stuff, camping gear, camping equipment, camping stuff, garage stuff, shed stuff, loft stuff',
  ],
  [
    20,
    2,
    'misc, miscellaneous, miscellaneous item, bits and bobs, odds and ends, bit and bob, odd and end, personal item, personal belonging, personal effect, household item, household good, loose item, small item, sundry, kleinkram, kleinteile+',
  ],
];
