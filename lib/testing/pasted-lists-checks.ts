/**
 * Lists that were written after the reader's rules, to check that the rules also work for other people. Format: pasted-
 * lists.ts.
 */
export const LISTS_OF_CHECKS = `
--- landlord checkout inventory
Hallway: 1 x coat rack, 1 x shoe cabinet, 1 x mirror => 1 coat_stand, 1 shoe_rack, 1 mirror_floor
Lounge: 1 x 3-seater sofa (brown leather), 1 x 2-seater sofa (brown leather), 1 x coffee table, 1 x TV bench => 1 sofa_3, 1 sofa_2, 1 coffee_table, 1 tv_stand
Bedroom One: 1 x double bed frame, 1 x double mattress, 2 x bedside drawers, 1 x wardrobe (3 door) => 1 bed_double, 1 mattress_d, 2 bedside, 1 wardrobe_3
Bedroom Two: 1 x single bed frame w/ mattress, 1 x desk, 1 x chair => 1 bed_single, 1 desk_m, 1 dining_chair
Kitchen: 1 x microwave, 1 x kettle, 4 x bar stools => 1 microwave, 1 small_appliance, 4 bar_stool
--- whatsapp voice style
Right so basically its me and my partner moving from Leeds to York, we've got a king size bed, a chest of drawers, two wardrobes, big corner sofa, 55 inch telly, coffee table and I'd say about 15 boxes and 5 bags => 1 bed_king, 1 drawers_l, 2 wardrobe_2, 1 sofa_corner, 1 tv_medium, 1 coffee_table, 15 box_m, 5 bag_holdall
--- notes with sub bullets
* Living room
   - sofa bed => 1 sofa_bed
   - tv + tv stand => 1 tv_medium, 1 tv_stand
   - 2x floor lamps => 2 lamp_floor
* Bedroom
   - Queen bed => 1 bed_small_double
   - Dresser => 1 drawers_l
* Other
   - Peloton bike => 1 exercise_bike
   - 3 suitcases, 2 duffel bags => 3 suitcase, 2 bag_holdall
--- excel with room column first
Room\tItem\tNo.\tComments
Lounge\tSofa (3 seater)\t1\tleather => 1 sofa_3
Lounge\tArmchair\t2\t => 2 armchair
Dining\tTable\t1\textends => 1 dining_4
Dining\tChairs\t6\t => 6 dining_chair
Bed 1\tBed (King)\t1\t => 1 bed_king
Bed 1\tWardrobe\t1\tflat pack => 1 wardrobe_flat
Garage\tBoxes\t15\ttools => 15 box_m
--- no header sheet
3 seater sofa\t1 => 1 sofa_3
king size bed\t1 => 1 bed_king
dining chairs\t6 => 6 dining_chair
medium boxes\t25 => 25 box_m
bikes\t2 => 2 bicycle
--- count first sheet
1\twashing machine => 1 washing_machine
1\tdishwasher => 1 dishwasher
4\tdining chairs => 4 dining_chair
2\tarmchairs => 2 armchair
--- gumtree
Small move from NW1 to E17. 1 double mattress (no bed), 1 small desk + chair, 4 x large bags, 1 guitar, 8 boxes. Parking outside both ends. Please text 07700900456 => 1 mattress_d, 1 desk_s, 1 chair_office, 4 bag_holdall, 1 guitar, 8 box_m
--- formal letter
I should be grateful for an estimate for the removal of the following: one grandfather clock, one mahogany sideboard, a pair of armchairs, a nest of three tables, one writing bureau and approximately two dozen boxes of books. => 1 grandfather_clock, 1 sideboard, 2 armchair, 1 nest_tables, 1 bureau, 24 box_s
--- abbreviations again
3str + 2str sofas => 1 sofa_3, 1 sofa_2
dbl w/robe => 1 wardrobe_2
k/size bed => 1 bed_king
b/case x2 => 2 bookcase_s
c/table => 1 coffee_table
wash/mach => 1 washing_machine
t.v. 50" => 1 tv_medium
c.o.d => 1 drawers_l
--- misspellings two
wardrode => 1 wardrobe_2
mirrow => 1 mirror_floor
filling cabnet => 1 filing_2
bed side cabinate => 1 bedside
dishwaser => 1 dishwasher
armchiar x2 => 2 armchair
suitcse => 1 suitcase
chest of draw's => 1 drawers_l
--- negation sentence
Everything except the piano and the fridge. Sofa, bed, wardrobe, no mattress. => 0 piano_upright, 0 fridge_freezer, 1 sofa_3, 1 bed_double, 1 wardrobe_2
--- negation two
Bed (double) but not the mattress, sofa is going to the tip, desk yes, piano is already gone => 1 bed_double, 0 sofa_3, 1 desk_m, 0 piano_upright
--- dims inches
TV stand 48" wide => 1 tv_stand
Bookshelf 6ft tall => 1 bookcase_l
Desk (48" x 24") => 1 desk_s
Sofa 84 inches => 1 sofa_3
Rug 5' x 8' => 1 rug_l
--- dims mm
Wardrobe 1200mm w x 600mm d x 2000mm h => 1 wardrobe_2
Desk 1400 x 700mm => 1 desk_m
Filing cabinet 4 drawer 1320mm high => 1 filing_4
--- german two
Ecksofa => 1 sofa_corner
Bett 140x200 => 1 bed_double
2 Kommoden => 2 drawers_l
Esstisch mit vier Stühlen => 1 dining_4, 4 dining_chair
Bücherregal => 1 bookcase_s
Gefrierschrank => 1 freezer_upright
3 Lampen => 3 lamp_floor
10 Kartons Bücher => 10 box_s
Fahrrad => 1 bicycle
--- german negation
kein Klavier, kein Kühlschrank, 1 Sofa, ohne Teppich => 1 sofa_3
--- polish two
narożnik => 1 sofa_corner
łóżko 160x200 => 1 bed_king
dwa materace => 2 mattress_d
4 krzesła => 4 dining_chair
szafka nocna x2 => 2 bedside
lustro => 1 mirror_floor
mikrofalówka => 1 microwave
20 pudeł => 20 box_m
bez pianina
--- emoji two
✅ Sofa => 1 sofa_3
✅ 2 x Bedside tables => 2 bedside
❌ Piano => 1 piano_upright
🔹 Dining table & 4 chairs 🪑 => 1 dining_4, 4 dining_chair
👉 fridge freezer => 1 fridge_freezer
--- signature two
Sofa => 1 sofa_3
Single bed => 1 bed_single
Sent from my iPhone
--- questions in it
Can you take a fish tank? => 1 fish_tank
Do you move pianos? => 1 piano_upright
We have 2 sofas => 2 sofa_3
How much for 10 boxes? => 10 box_m
--- half counts
1/2 doz chairs => 6 dining_chair
2 doz boxes => 24 box_m
a few boxes => 1 box_m
several plants => 1 plant_s
loads of books => 1 packed
one or two suitcases => 2 suitcase
--- cu ft sheet
SOFA 3S\t35\t1 => 1 sofa_3
EASY CHAIR\t15\t2 => 2 armchair
SIDEBOARD\t25\t1 => 1 sideboard
BOOKCASE\t12\t1 => 1 bookcase_s
--- from and to
FROM: 12 Oak Road, LS6 (house, ground + first)
TO: Flat 4, 22 Mill Lane, YO1 (3rd floor with lift)
ITEMS: double bed, desk, 20 boxes => 1 bed_double, 1 desk_m, 20 box_m
DATE: Fri 12th June
--- one heavy one
Just one item - a cast iron log burner approx 120kg => 1 ?
--- pool and games
pool table 7ft => 1 pool_table
dart board => 1 packed
arcade machine => 1 ?
air hockey table => 1 table_tennis
football table => 1 table_tennis
--- kids two
2 x kids beds => 2 bed_single
cot bed + mattress => 1 cot
high chair => 1 high_chair
double buggy => 1 pushchair
toys (4 boxes) => 4 box_m
kids bikes x 2 => 2 bicycle_child
--- kitchen two
American fridge => 1 fridge_american
undercounter freezer => 1 fridge_under
range cooker => 1 range_cooker
table & 4 chairs => 1 dining_4, 4 dining_chair
2 bins => 2 kitchen_bin
pots, pans, plates etc => 1 packed, 1 packed, 1 packed
--- garden two
6 patio chairs and table => 6 garden_chair, 1 garden_table
2 sun loungers => 2 garden_chair
shed contents => 1 packed
petrol mower => 1 mower
bbq (gas) => 1 bbq
10 plant pots (small) => 10 plant_pot_l
chiminea => 1 bbq
--- bracketed brands
Bed (IKEA Malm, double) => 1 bed_double
Drawers (Malm, 6) => 1 drawers_l
Shelves (Kallax 8 cube) => 1 shelving_unit
Sofa (Loaf, 3 seat) => 1 sofa_3
Chair (Herman Miller) => 1 chair_office
--- approximate prose
There's probably around thirty boxes, maybe forty, plus a three-piece suite and the contents of two bedrooms (each with a double bed, wardrobe and chest of drawers). => 40 box_m, 1 sofa_3, 2 armchair, 2 bed_double, 2 wardrobe_2, 2 drawers_l
--- each
2 bedrooms each with a double bed => 2 bed_double
--- student two
mini fridge, clothes rail, bedding, lamp, printer, monitor x2, 3 boxes, bike => 1 fridge_under, 1 clothes_rail, 1 packed, 1 lamp_floor, 1 printer, 2 computer, 3 box_m, 1 bicycle
`;
