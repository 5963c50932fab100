import { LISTS_OF_CHECKS } from './pasted-lists-checks';
import { LISTS_OF_HOMES } from './pasted-lists-homes';
import { LISTS_OF_MESSAGES } from './pasted-lists-messages';

/**
 * Lists of belongings in people's own words, with their meaning. After "=>" come the items of the line, as number and
 * furniture id; "packed" means packed in boxes, "?" means missing in the catalogue. A line without "=>" has no meaning.
 * The number 0 is an item that may stay, about which the reader has to ask. A line of "---" separates lists and names
 * their style.
 */
const LISTS = `
--- one word a line
sofa => 1 sofa_3
bed => 1 bed_double
wardrobe => 1 wardrobe_2
table => 1 dining_4
tv => 1 tv_medium
desk => 1 desk_m
bike => 1 bicycle
microwave => 1 microwave
lamp => 1 lamp_floor
mirror => 1 mirror_floor
--- number and thing
2 double beds => 2 bed_double
1 sofa => 1 sofa_3
4 dining chairs => 4 dining_chair
1 dining table => 1 dining_4
10 boxes => 10 box_m
2 bedside tables => 2 bedside
1 washing machine => 1 washing_machine
1 fridge freezer => 1 fridge_freezer
1 tv => 1 tv_medium
3 lamps => 3 lamp_floor
--- a sentence
We have a 3 seater sofa, two double beds, a chest of drawers, a dining table with 4 chairs and about 15 boxes. => 1 sofa_3, 2 bed_double, 1 drawers_l, 1 dining_4, 4 dining_chair, 15 box_m
--- a paragraph
Hi, we are moving from a 2 bedroom flat in Hackney to a house in Leyton on 12 March. There is a king size bed, two bedside tables and a large wardrobe with 3 doors in the bedroom. In the living room we have a corner sofa, a coffee table, a 55 inch TV with a TV stand and a bookcase. Then there's a washing machine, a fridge freezer and around 15 boxes. Thanks! => 1 bed_king, 2 bedside, 1 wardrobe_3, 1 sofa_corner, 1 coffee_table, 1 tv_medium, 1 tv_stand, 1 bookcase_s, 1 washing_machine, 1 fridge_freezer, 15 box_m
--- by room with headings
LIVING ROOM
2 seater sofa => 1 sofa_2
armchair => 1 armchair
TV unit => 1 tv_stand
nest of tables => 1 nest_tables
BEDROOM 1
double bed => 1 bed_double
chest of drawers => 1 drawers_l
BEDROOM 2
single bed => 1 bed_single
small desk => 1 desk_s
desk chair => 1 chair_office
KITCHEN
kitchen table => 1 kitchen_table
4 kitchen chairs => 4 kitchen_chair
--- rooms with colons
Bedroom: king size bed, 2 bedside cabinets, dressing table => 1 bed_king, 2 bedside, 1 dressing_table
Bedroom 2: single bed, wardrobe, toy box => 1 bed_single, 1 wardrobe_2, 1 toybox
Lounge: 3 seater sofa, armchair, rug, floor lamp => 1 sofa_3, 1 armchair, 1 rug_s, 1 lamp_floor
Kitchen: washing machine, dishwasher, microwave, kettle and toaster => 1 washing_machine, 1 dishwasher, 1 microwave, 1 small_appliance, 1 small_appliance
Garage: 2 bikes, lawnmower, step ladder => 2 bicycle, 1 mower, 1 ladder_step
--- rooms with dashes
Kitchen - fridge freezer, table and 4 chairs => 1 fridge_freezer, 1 dining_4, 4 dining_chair
Lounge - sofa bed, tv (42 inch), bookcase => 1 sofa_bed, 1 tv_medium, 1 bookcase_s
Bed 1 - double bed, chest of drawers => 1 bed_double, 1 drawers_l
--- bullets
- 1 x double wardrobe => 1 wardrobe_2
- 2 x bedside table => 2 bedside
- 1 x king size mattress => 1 mattress_k
- 6 x dining chairs => 6 dining_chair
- 1 x glass dining table (seats 6) => 1 dining_6
- 1 x treadmill => 1 treadmill
--- other bullets
• Corner sofa => 1 sofa_corner
• 65" TV => 1 tv_large
• TV stand => 1 tv_stand
• Exercise bike => 1 exercise_bike
• 2 suitcases => 2 suitcase
• Ironing board => 1 ironing_board
--- numbered
1. Double bed => 1 bed_double
2. 2 bedside tables => 2 bedside
3. Desk => 1 desk_m
4. Office chair => 1 chair_office
5. 5 medium boxes => 5 box_m
6. Printer => 1 printer
--- times behind
Dining chairs x 6 => 6 dining_chair
Bar stools x2 => 2 bar_stool
Armchair x 1 => 1 armchair
Large boxes x 12 => 12 box_l
Suitcase x3 => 3 suitcase
--- counts in brackets
bookshelves (2) => 2 bookcase_s
plants (4) => 4 plant_s
large boxes (10) => 10 box_l
office chair (1) => 1 chair_office
bicycles (2) => 2 bicycle
garden chairs (4) => 4 garden_chair
--- counts behind a colon
boxes: 12 => 12 box_m
suitcases: 2 => 2 suitcase
armchairs: 2 => 2 armchair
bar stools: 3 => 3 bar_stool
guitar: 1 => 1 guitar
--- counts behind a dash
Dining chairs - 4 => 4 dining_chair
Sofa - 1 => 1 sofa_3
Bedside tables - 2 => 2 bedside
Large boxes - 15 => 15 box_l
--- CSV with a header
Item,Quantity,Room
Sofa,1,Living room => 1 sofa_3
Armchair,2,Living room => 2 armchair
Dining chairs,6,Kitchen => 6 dining_chair
King size bed,1,Bedroom => 1 bed_king
Boxes,10,Hall => 10 box_m
--- CSV without a header
Armchair,2 => 2 armchair
Double bed,1 => 1 bed_double
Dining chairs,4 => 4 dining_chair
Suitcase,3 => 3 suitcase
--- CSV with the number first
2,Bedside table => 2 bedside
1,Washing machine => 1 washing_machine
8,Large box => 8 box_l
1,Piano upright => 1 piano_upright
--- CSV with quotes
"Item","Qty"
"Sofa, 3 seats","1" => 1 sofa_3
"Dining chair","6" => 6 dining_chair
"TV, 55 inch","1" => 1 tv_medium
--- semicolons
Gegenstand;Anzahl;Zimmer
Kleiderschrank;1;Schlafzimmer => 1 wardrobe_2
Stuhl;4;Küche => 4 dining_chair
Umzugskarton;15;Flur => 15 box_m
Schreibtisch;1;Büro => 1 desk_m
--- tabs, number first
6\tDining chairs\tKitchen => 6 dining_chair
1\tDining table\tKitchen => 1 dining_4
1\tChest of drawers\tBedroom => 1 drawers_l
2\tFloor lamps\tLounge => 2 lamp_floor
--- tabs, room first
Lounge\tSofa\t1 => 1 sofa_3
Lounge\tTV stand\t1 => 1 tv_stand
Bedroom\tDouble bed\t1 => 1 bed_double
Bedroom\tBedside table\t2 => 2 bedside
--- mover's sheet with sizes
Item\tQty\tL\tW\tH\tVolume
Bookcase\t1\t80\t28\t202\t0.45 => 1 bookcase_l
Desk\t1\t120\t60\t75\t0.54 => 1 desk_s
Armchair\t2\t90\t85\t95\t0.73 => 2 armchair
Dining chair\t6\t45\t50\t90\t0.20 => 6 dining_chair
--- mover's sheet, most lines empty
Description,Qty,Cu ft
Sofa 3 seater,1,50 => 1 sofa_3
Sofa 2 seater,,35
Armchair,2,20 => 2 armchair
Bureau,,18
Piano,,50
Wardrobe double,1,46 => 1 wardrobe_2
Cot,,12
Freezer,,18
Tumble dryer,,13
--- table of a note
| Item | Qty |
|------|-----|
| Double bed | 1 | => 1 bed_double
| Bedside table | 2 | => 2 bedside
| Desk lamp | 1 | => 1 lamp_table
--- spaces as columns
Double bed          1 => 1 bed_double
Dining chairs       6 => 6 dining_chair
Coffee table        1 => 1 coffee_table
--- dotted lines
Sofa bed.......1 => 1 sofa_bed
Office chairs.......3 => 3 chair_office
Shelving unit.......2 => 2 shelving_unit
--- chat export of a telephone
[12/05/2024, 10:32:11] Anna: Hi, this is what we have
[12/05/2024, 10:32:40] Anna: 2 double beds and a cot => 2 bed_double, 1 cot
[12/05/2024, 10:33:02] Anna: 3 seater sofa => 1 sofa_3
[12/05/2024, 10:35:19] Tom: and the washing machine! => 1 washing_machine
[12/05/2024, 10:35:30] Anna: about 15 boxes => 15 box_m
--- chat export of another telephone
12/05/2024, 10:32 - Messages and calls are end-to-end encrypted.
12/05/2024, 10:32 - Priya Shah: king size bed => 1 bed_king
12/05/2024, 10:33 - Priya Shah: 2 wardrobes => 2 wardrobe_2
12/05/2024, 10:33 - Priya Shah: <Media omitted>
12/05/2024, 10:34 - Dev: my desk and gaming chair => 1 desk_m, 1 chair_office
--- an email
Hello,

Please could you quote for the following:

3 piece suite => 1 sofa_3, 2 armchair
Dining table + 6 chairs => 1 dining_6, 6 dining_chair
Sideboard => 1 sideboard
Welsh dresser => 1 dresser_welsh
Grandfather clock => 1 grandfather_clock
Upright piano => 1 piano_upright

Kind regards,
Margaret
--- student
single mattress => 1 mattress_s
desk => 1 desk_m
office chair => 1 chair_office
2 suitcases => 2 suitcase
guitar => 1 guitar
4 medium boxes => 4 box_m
clothes rail => 1 clothes_rail
bedding => packed
books => packed
--- one line with commas
double bed, wardrobe, chest of drawers, 2 bedside tables, desk, office chair, bookcase, 10 boxes, bike => 1 bed_double, 1 wardrobe_2, 1 drawers_l, 2 bedside, 1 desk_m, 1 chair_office, 1 bookcase_s, 10 box_m, 1 bicycle
--- number words
two sofas => 2 sofa_3
one armchair => 1 armchair
twelve dining chairs => 12 dining_chair
a dozen small boxes => 12 box_s
half a dozen large boxes => 6 box_l
a couple of suitcases => 2 suitcase
twenty-five medium boxes => 25 box_m
--- ranges and about
10-15 medium boxes => 15 box_m
approx 8 large boxes => 8 box_l
20+ small boxes => 20 box_s
between 5 and 10 suitcases => 10 suitcase
12ish plants => 12 plant_s
up to 6 bags => 6 bag_holdall
--- fractions
2.5 seater sofa => 1 sofa_3
2½ seater sofa => 1 sofa_3
1/2 dozen dining chairs => 6 dining_chair
half a box of books => 1 box_s
1.5 boxes => 2 box_m
--- sizes in centimetres
Rug 200x300 => 1 rug_l
Bookcase 80x28x202 => 1 bookcase_l
Desk 160 x 80 cm => 1 desk_m
Mattress 90x190 => 1 mattress_s
Bed 160x200cm => 1 bed_king
Wardrobe W150 x D60 x H200 => 1 wardrobe_3
--- sizes in inches and feet
55in TV => 1 tv_medium
2 tvs 32" => 2 tv_small
75 inch Samsung television => 1 tv_large
4ft6 bed => 1 bed_double
5ft divan bed => 1 bed_king
3ft bed with drawers => 1 bed_single
6ft x 4ft rug => 1 rug_s
--- numbers that describe
1x2 seater sofa => 1 sofa_2
2 x 3 seater sofas => 2 sofa_3
Wardrobe with 3 doors => 1 wardrobe_3
4 drawer filing cabinet => 1 filing_4
set of 4 dining chairs => 4 dining_chair
chest of 3 drawers => 1 drawers_s
5 tier shelving unit => 1 shelving_unit
--- kinds of one thing
beds: 2 double, 1 single => 2 bed_double, 1 bed_single
boxes: 10 small, 5 large => 10 box_s, 5 box_l
2 x chest of drawers (1 large, 1 small) => 1 drawers_l, 1 drawers_s
sofas: one 3 seater and one 2 seater => 1 sofa_3, 1 sofa_2
--- makes
IKEA Malm chest of drawers => 1 drawers_l
Billy bookcase => 1 bookcase_s
Kallax => 1 shelving_unit
Pax wardrobe => 1 wardrobe_2
Dyson hoover => 1 vacuum
Samsung fridge freezer => 1 fridge_freezer
Bosch washing machine => 1 washing_machine
Herman Miller office chair => 1 chair_office
--- owners
John's desk => 1 desk_m
Emma's double bed => 1 bed_double
kids' bunk bed => 1 bunk
mum's armchair => 1 armchair
my bike => 1 bicycle
the children's bikes x 2 => 2 bicycle_child
--- notes behind
Double bed (needs dismantling) => 1 bed_double
Corner sofa - very heavy => 1 sofa_corner
Desk from IKEA => 1 desk_m
Mirror (fragile!) => 1 mirror_floor
Piano, upright, on the ground floor => 1 piano_upright
Washing machine - already disconnected => 1 washing_machine
--- slips
matress double => 1 mattress_d
chest of draws => 1 drawers_l
dinning table => 1 dining_4
2 wardrobs => 2 wardrobe_2
bycicle => 1 bicycle
chester draws => 1 drawers_l
--- goods of the kitchen
12 wine glasses => packed
plates and bowls => packed, packed
pots and pans => packed
cutlery => packed
kettle => 1 small_appliance
air fryer => 1 small_appliance
microwave => 1 microwave
--- goods of the bedroom
clothes => packed
shoes => packed
2 duvets => packed
6 pillows => packed
towels => packed
double bed => 1 bed_double
--- words that mislead
clock => 1 packed
cushions => packed
blankets => packed
iron => 1 small_appliance
dog bed => 1 bag_holdall
6 glasses => packed
shoes => packed
toys => packed
--- German
2 Stühle => 2 dining_chair
Kleiderschrank => 1 wardrobe_2
Doppelbett => 1 bed_double
Waschmaschine => 1 washing_machine
Schreibtisch => 1 desk_m
zwei Sessel => 2 armchair
15 Umzugskartons => 15 box_m
Fahrrad => 1 bicycle
Bücher => packed
--- Polish
łóżko podwójne => 1 bed_double
4 krzesła => 4 dining_chair
pralka => 1 washing_machine
szafa => 1 wardrobe_2
biurko => 1 desk_m
dwa fotele => 2 armchair
10 kartonów => 10 box_m
rower => 1 bicycle
ubrania => packed
--- short forms
dbl bed => 1 bed_double
sgl bed => 1 bed_single
lge box x 10 => 10 box_l
med boxes x 6 => 6 box_m
w/machine => 1 washing_machine
f/freezer => 1 fridge_freezer
--- garden and garage
lawnmower => 1 mower
bbq => 1 bbq
garden table and 4 chairs => 1 garden_table, 4 garden_chair
parasol => 1 parasol
wheelbarrow => 1 wheelbarrow
ladder => 1 ladder_step
toolbox => 1 tool_chest
workbench => 1 workbench
--- gym
treadmill => 1 treadmill
weights bench => 1 weights_bench
set of dumbbells => 1 weights
rowing machine => 1 rowing_machine
yoga mat => 1 rug_s
--- baby
cot => 1 cot
cot mattress => 1 mattress_s
changing table => 1 changing_unit
high chair => 1 high_chair
pushchair => 1 pushchair
toys => packed
baby clothes => packed
--- office
3 desks => 3 desk_m
3 office chairs => 3 chair_office
2 filing cabinets => 2 filing_2
printer => 1 printer
4 monitors => 4 computer
whiteboard => 1 whiteboard
10 archive boxes => 10 box_archive
--- storage
15 medium boxes => 15 box_m
2 bikes => 2 bicycle
skis => 1 ?
surfboard => 1 ?
Christmas tree => 1 xmas_tree
suitcase => 1 suitcase
roof box => 1 ?
small sofa => 1 sofa_2
mattress => 1 mattress_d
--- what is not coming
double bed => 1 bed_double
no sofa
not the fridge
2 armchairs => 2 armchair
0 pianos
coffee table => 1 coffee_table
--- what stays behind
Bed 1 - kingsize, 2 x bedside, wardrobe (sold) => 1 bed_king, 2 bedside
sofa (staying)
2 armchairs => 2 armchair
fish tank - giving to our neighbour
washing machine - not coming
1 x dressing table => 1 dressing_table
--- ticks
[x] sofa => 1 sofa_3
[ ] tv => 1 tv_medium
☐ rug => 1 rug_s
✓ 2 lamps => 2 lamp_floor
--- pictures of a telephone
🛏️ double bed => 1 bed_double
🛋️ sofa x1 => 1 sofa_3
📦 10 boxes => 10 box_m
🚲 2 bikes => 2 bicycle
--- joined
washing machine & dishwasher => 1 washing_machine, 1 dishwasher
desk plus office chair => 1 desk_m, 1 chair_office
double bed and mattress => 1 bed_double
bed with mattress => 1 bed_double
fridge/freezer => 1 fridge_freezer
table & 4 chairs => 1 dining_4, 4 dining_chair
tv and tv stand => 1 tv_medium, 1 tv_stand
--- sentences one by one
I have one double bed. => 1 bed_double
There are two bedside tables. => 2 bedside
We also need to move a washing machine. => 1 washing_machine
There's a sofa that we bought last year. => 1 sofa_3
And roughly 12 boxes. => 12 box_m
--- retired couple
three piece suite => 1 sofa_3, 2 armchair
display cabinet => 1 display_cab
nest of 3 tables => 1 nest_tables
standard lamp => 1 lamp_floor
2 recliners => 2 recliner
bureau => 1 bureau
pair of curtains => 1 curtains
hostess trolley => 1 kitchen_trolley
ornaments => packed
--- capitals
DOUBLE BED => 1 bed_double
SOFA (2 SEATER) => 1 sofa_2
WASHING MACHINE => 1 washing_machine
BOXES X 15 => 15 box_m
TV 50" => 1 tv_medium
--- counts alone behind
Sofa 1 => 1 sofa_3
Armchair 2 => 2 armchair
Coffee table 1 => 1 coffee_table
Lamp 2 => 2 lamp_floor
Suitcase 3 => 3 suitcase
--- unknown things
harp => 1 ?
2 canoes => 2 ?
telescope => 1 ?
bookcase => 1 bookcase_s
double wardrobe => 1 wardrobe_2
king size bed => 1 bed_king
bedside table => 1 bedside
tv => 1 tv_medium
`;

export type PastedList = {
  readonly manner: string;
  readonly text: string;
  readonly lines: number;
  readonly means: readonly string[];
};

/** The lists, with their texts as a visitor would paste them. */
export const PASTED_LISTS: readonly PastedList[] = [LISTS, LISTS_OF_MESSAGES, LISTS_OF_CHECKS, LISTS_OF_HOMES]
  .flatMap((lists) => lists.trim().split(/^--- /m))
  .filter((list) => list.trim() !== '')
  .map((list) => {
    const [manner = '', ...lines] = list.trimEnd().split('\n');
    const split = lines.map((line) => line.split(' => '));
    return {
      manner,
      text: split.map(([text]) => text).join('\n'),
      lines: lines.filter((line) => line.trim() !== '').length,
      means: split.flatMap(([, means]) => means?.split(', ') ?? []),
    };
  });
