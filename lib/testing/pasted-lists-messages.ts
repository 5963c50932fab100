/** Lists as people write them in chats, mails, adverts and spreadsheets. Format: pasted-lists.ts. */
export const LISTS_OF_MESSAGES = `
--- whatsapp, one breath
hi mate need moving sat, got 2 seater sofa, dbl bed, chest of drs, telly 43", f/freezer n about 12 boxes cheers => 1 sofa_2, 1 bed_double, 1 drawers_l, 1 tv_medium, 1 fridge_freezer, 12 box_m
--- whatsapp, line by line
Hiya
Its only a few bits really
King bed => 1 bed_king
2x bedside tbls => 2 bedside
w/robe => 1 wardrobe_2
chest of draws => 1 drawers_l
Sofa bed => 1 sofa_bed
washing m/c => 1 washing_machine
Ta x
--- whatsapp export, android
12/03/2026, 19:42 - Kirsty: Hi is that the removals
12/03/2026, 19:43 - Kirsty: 1 x corner sofa => 1 sofa_corner
12/03/2026, 19:43 - Kirsty: dining table + 6 chairs => 1 dining_6, 6 dining_chair
12/03/2026, 19:44 - Dave Vans: anything else?
12/03/2026, 19:45 - Kirsty: oh and the tumble drier and a dishwasher => 1 dryer, 1 dishwasher
12/03/2026, 19:46 - Kirsty: 🙈
12/03/2026, 19:47 - Kirsty: 3 suitcases => 3 suitcase
--- whatsapp export, iphone
[14/02/2026, 08:01:22] Tom H: morning, here's the list
[14/02/2026, 08:01:50] Tom H: single bed x2 => 2 bed_single
[14/02/2026, 08:02:10] Tom H: bunk bed => 1 bunk
[14/02/2026, 08:02:31] Tom H: Ikea Kallax 4x4 => 1 shelving_unit
[14/02/2026, 08:03:00] Tom H: upright piano => 1 piano_upright
[14/02/2026, 08:03:12] Tom H: <Media omitted>
--- email with greeting and signature
Dear Sir/Madam,
Please could you quote for the following items from our 1st floor flat (no lift):
- one three seater leather sofa => 1 sofa_3
- two armchairs => 2 armchair
- a glass coffee table => 1 coffee_table
- one large wardrobe (will be dismantled) => 1 wardrobe_flat
- a king size bed with mattress => 1 bed_king
- approximately 25 boxes => 25 box_m
Kind regards,
Margaret Hollis
07700 900123
--- estate agent's inventory
Reception Room
1no. three-seat sofa, grey fabric => 1 sofa_3
2no. armchairs => 2 armchair
1no. coffee table, oak => 1 coffee_table
1no. TV unit => 1 tv_stand
Bedroom 1
1no. double bed with headboard and mattress => 1 bed_double
2no. bedside cabinets => 2 bedside
1no. double wardrobe => 1 wardrobe_2
Kitchen
1no. fridge/freezer => 1 fridge_freezer
1no. washing machine (Bosch) => 1 washing_machine
4no. chairs => 4 dining_chair
--- spreadsheet, item then quantity
Item\tQty
Sofa 3 seater\t1 => 1 sofa_3
Bed - double\t2 => 2 bed_double
Chest of drawers\t3 => 3 drawers_l
Bookcase\t2 => 2 bookcase_s
Boxes (medium)\t30 => 30 box_m
Bikes\t2 => 2 bicycle
--- spreadsheet, quantity then item
Qty,Item,Notes
1,Corner sofa,comes apart => 1 sofa_corner
2,Bedside table,pine => 2 bedside
1,Wardrobe,2 door => 1 wardrobe_2
6,Dining chairs, => 6 dining_chair
1,Dining table,seats 6 => 1 dining_6
20,Boxes,books and kitchen => 20 box_s
--- csv with dimensions
Item,Length (cm),Width (cm),Height (cm),Qty
Desk,140,70,75,1 => 1 desk_m
Sofa,210,90,85,1 => 1 sofa_4
Bookcase,80,28,202,2 => 2 bookcase_l
Fridge freezer,60,65,185,1 => 1 fridge_freezer
--- mover's survey sheet
Room | Item | Qty | Cu ft
Lounge | Sofa 3 str | 1 | 50 => 1 sofa_3
Lounge | Armchair | 2 | 20 => 2 armchair
Lounge | Nest of tables | 1 | 6 => 1 nest_tables
Bed 1 | King size bed | 1 | 50 => 1 bed_king
Bed 1 | Dressing table | 1 | 20 => 1 dressing_table
Garage | Lawn mower | 1 | 10 => 1 mower
--- notes app with ticks
☐ fridge freezer => 1 fridge_freezer
☐ microwave => 1 microwave
☑ toaster & kettle => 1 small_appliance, 1 small_appliance
☐ 2 bar stools => 2 bar_stool
☐ airfryer => 1 small_appliance
☐ bin => 1 kitchen_bin
--- facebook post
Need to move this Saturday from Croydon to Brighton!! Got a double bed, 2 seater sofa, small desk, office chair, 40 inch tv & around 10 boxes. Ground floor to 2nd floor, no lift. Budget £200. PM me 😊 => 1 bed_double, 1 sofa_2, 1 desk_s, 1 chair_office, 1 tv_medium, 10 box_m
--- facebook post, man and van
Anyone know a man with a van?? Only need 1 wardrobe and a chest of drawers taking from LE3 to LE5, cash on the day £40 => 1 wardrobe_2, 1 drawers_l
--- gumtree advert
Moving 1 bed flat. 2 people. Items are: single bed, small wardrobe, tv stand, 32" TV, microwave, 5 bags of clothes and 6 boxes. Collection after 6pm. => 1 bed_single, 1 wardrobe_1, 1 tv_stand, 1 tv_small, 1 microwave, 5 bag_holdall, 6 box_m
--- ikea names
Malm bed king => 1 bed_king
Malm 6 drawer chest => 1 drawers_l
Billy bookcase x3 => 3 bookcase_s
Kallax 2x4 => 1 shelving_unit
Pax wardrobe => 1 wardrobe_2
Ektorp 2 seater => 1 sofa_2
Poang armchair => 1 armchair
Hemnes chest of drawers => 1 drawers_l
Lack side table => 1 side_table
Markus office chair => 1 chair_office
Bekant desk 160x80 => 1 desk_m
--- appliance brands
Bosch washing machine => 1 washing_machine
Dyson V11 hoover => 1 vacuum
Samsung American fridge freezer => 1 fridge_american
Hotpoint tumble dryer => 1 dryer
LG 65" OLED TV => 1 tv_large
Henry hoover => 1 vacuum
Smeg fridge => 1 fridge_under
Ninja air fryer => 1 small_appliance
Nespresso machine => 1 small_appliance
--- misspelt
Wardrob => 1 wardrobe_2
cofee table => 1 coffee_table
draws (chest of) x2 => 2 drawers_l
dinning table and 4 chiars => 1 dining_4, 4 dining_chair
matress single => 1 mattress_s
frige freezer => 1 fridge_freezer
washin machine => 1 washing_machine
book shelfs => 1 bookcase_s
setee => 1 sofa_3
microwve => 1 microwave
--- abbreviations
dbl bed x 1 => 1 bed_double
sgl bed x 2 => 2 bed_single
k/s bed => 1 bed_king
w/m => 1 washing_machine
t/dryer => 1 dryer
d/washer => 1 dishwasher
f/f => 1 fridge_freezer
COD x 2 => 2 drawers_l
2str sofa => 1 sofa_2
d/table => 1 dining_4
--- brackets for counts
Armchair (2) => 2 armchair
Dining chairs (6) => 6 dining_chair
Boxes (approx 20) => 20 box_m
Bedside tables (pair) => 2 bedside
Suitcases (x3) => 3 suitcase
Mirror (large) => 1 picture_l
--- room by room with colons
Lounge: corner sofa, 55" tv, tv cabinet, 2 x lamps, rug 160x230 => 1 sofa_corner, 1 tv_medium, 1 tv_stand, 2 lamp_floor, 1 rug_l
Kitchen: table and 4 chairs, fridge freezer, dishwasher, bin => 1 dining_4, 4 dining_chair, 1 fridge_freezer, 1 dishwasher, 1 kitchen_bin
Bedroom 1: king size bed, 2 bedsides, triple wardrobe => 1 bed_king, 2 bedside, 1 wardrobe_3
Bedroom 2: single bed, desk, bookcase => 1 bed_single, 1 desk_m, 1 bookcase_s
Shed: lawnmower, strimmer, 2 bikes => 1 mower, 1 garden_tools, 2 bicycle
--- room headings with dashes
== Bedroom 1 ==
- Super king bed => 1 bed_superking
- 2 bedside tables => 2 bedside
- Chest of drawers (5 drawer) => 1 drawers_l
== Bedroom 2 ==
- Cot bed => 1 cot
- Changing table => 1 changing_unit
- Toy box => 1 toybox
== Garage ==
- Workbench => 1 workbench
- Step ladder => 1 ladder_step
- 3 bikes => 3 bicycle
--- prose of a couple
We are a couple moving out of a furnished one bedroom flat, so there isn't much: a desk, two office chairs, a small bookcase, our telly (50 inch), four suitcases and maybe 15 boxes. The sofa and bed belong to the landlord and are staying. => 1 desk_m, 2 chair_office, 1 bookcase_s, 1 tv_medium, 4 suitcase, 15 box_m, 0 sofa_3, 0 bed_double
--- prose of a family
Hello, we're a family of four moving from a three bed semi to a 4 bed detached in June. Main bedroom has a king size bed and fitted wardrobes (staying). Kids rooms have a bunk bed, a single bed and two small chests of drawers. Downstairs there is a large corner sofa, an armchair, a 65in TV, a sideboard and a dining table with six chairs. In the garage we have 4 bikes, a BBQ and a treadmill. => 1 bed_king, 1 bunk, 1 bed_single, 2 drawers_s, 1 sofa_corner, 1 armchair, 1 tv_large, 1 sideboard, 1 dining_6, 6 dining_chair, 4 bicycle, 1 bbq, 1 treadmill
--- negations
no piano
not taking the fridge
we already sold the sofa
double bed => 1 bed_double
the wardrobes are staying => 0 wardrobe_2
1 chest of drawers => 1 drawers_l
don't need to move the washing machine
10 boxes => 10 box_m
--- negations in one line
2 beds (double), desk, no sofa, no white goods, 8 boxes, not the cooker => 2 bed_double, 1 desk_m, 8 box_m
--- student
Just me moving uni halls to a shared house, 1 suitcase, 2 rucksacks, a monitor, desk lamp, duvet and pillows, guitar, clothes airer and 4 boxes of books => 1 suitcase, 2 bag_holdall, 1 computer, 1 lamp_table, 1 packed, 1 packed, 1 guitar, 1 clothes_rail, 4 box_s
--- office
8 x desks (1600mm x 800mm) => 8 desk_m
8 x office chairs => 8 chair_office
3 x 4-drawer filing cabinets => 3 filing_4
1 x photocopier => 1 printer
2 x whiteboards => 2 whiteboard
10 x monitors => 10 computer
1 x small safe => 1 safe_small
40 x crates => 40 crate
--- dimensions in mixed units
Rug 200x300 => 1 rug_l
Bookcase 80x28x202 => 1 bookcase_l
Desk 4ft => 1 desk_s
Dining table 180cm => 1 dining_6
Mirror 6ft x 2ft => 1 mirror_floor
TV 1.2m wide => 1 tv_medium
Wardrobe 150cm wide => 1 wardrobe_3
Double mattress 4'6" => 1 mattress_d
5ft bed => 1 bed_king
--- tv sizes
55in TV => 1 tv_medium
2 tvs 32" => 2 tv_small
75 inch telly => 1 tv_large
TV (43'') => 1 tv_medium
tv 50 => 1 tv_medium
--- kinds and counts mixed
Wardrobe with 3 doors => 1 wardrobe_3
set of 4 dining chairs => 4 dining_chair
1x2 seater sofa => 1 sofa_2
20+ boxes => 20 box_m
1 x 3 seater, 1 x 2 seater => 1 sofa_3, 1 sofa_2
2 x 4 drawer chests => 2 drawers_l
pair of bedside tables => 2 bedside
half a dozen boxes => 6 box_m
a couple of lamps => 2 lamp_floor
10-15 boxes => 15 box_m
--- word numbers
one sofa => 1 sofa_3
Two Armchairs => 2 armchair
three bar stools => 3 bar_stool
a dozen boxes => 12 box_m
twenty five crates => 25 crate
four dining chairs and one table => 4 dining_chair, 1 dining_4
--- german
1 Sofa (3-Sitzer) => 1 sofa_3
Doppelbett => 1 bed_double
2 Nachttische => 2 bedside
Kleiderschrank 3-türig => 1 wardrobe_3
Tisch mit 6 Stühlen => 1 dining_6, 6 dining_chair
Waschmaschine => 1 washing_machine
Kühlschrank => 1 fridge_under
20 Umzugskartons => 20 box_m
Fernseher 55 Zoll => 1 tv_medium
Kommode => 1 drawers_l
--- german, sentence
Wir haben ein Bett, zwei Sessel, einen Schreibtisch, drei Regale und ca. 30 Kartons. => 1 bed_double, 2 armchair, 1 desk_m, 3 bookcase_s, 30 box_m
--- polish
łóżko podwójne => 1 bed_double
szafa => 1 wardrobe_2
2 fotele => 2 armchair
stół i 4 krzesła => 1 dining_4, 4 dining_chair
pralka => 1 washing_machine
lodówka => 1 fridge_freezer
telewizor => 1 tv_medium
kanapa => 1 sofa_3
15 kartonów => 15 box_m
biurko => 1 desk_m
--- polish, no accents
lozko pojedyncze => 1 bed_single
komoda => 1 drawers_l
rower x2 => 2 bicycle
regal na ksiazki => 1 bookcase_s
stolik kawowy => 1 coffee_table
zmywarka => 1 dishwasher
--- emoji bullets
🛋️ 3 seater sofa => 1 sofa_3
🛏️ 2 double beds => 2 bed_double
📺 TV 55 inch => 1 tv_medium
📦 20 boxes => 20 box_m
🚲 bike x2 => 2 bicycle
🪑 6 chairs => 6 dining_chair
--- prices beside things
Sofa - £450 new => 1 sofa_3
Dining table (£300) => 1 dining_4
Double bed, paid 600 pounds => 1 bed_double
2 bookcases @ £40 each => 2 bookcase_s
Desk 25kg => 1 desk_m
--- insured values sheet
Item;Qty;Value
Sofa;1;£800 => 1 sofa_3
Television;2;£400 => 2 tv_medium
Dining chair;6;£50 => 6 dining_chair
Bicycle;1;£1,200 => 1 bicycle
Wardrobe;2;£250.00 => 2 wardrobe_2
--- floors, dates, phones
Moving 28/11/2026 at 9am
From 3rd floor flat 12, no lift
To ground floor, 45 High Street
Call 0161 496 0123
double bed => 1 bed_double
2 seater settee => 1 sofa_2
table and 2 chairs => 1 dining_4, 2 dining_chair
postcode M14 5TP
--- headings with people count
2 adults 1 child, 2nd floor flat
single beds x3 => 3 bed_single
fridge => 1 fridge_under
cooker => 1 cooker
--- garden and shed
garden table & 6 chairs => 1 garden_table, 6 garden_chair
parasol => 1 parasol
gas bbq => 1 bbq
4 large plant pots => 4 plant_pot_l
hover mower => 1 mower
garden tools etc => 1 garden_tools
wheel barrow => 1 wheelbarrow
hose pipe => 1 garden_tools
extension ladder => 1 ladder_ext
--- gym
Peloton => 1 exercise_bike
treadmill (folds) => 1 treadmill
weights bench => 1 weights_bench
dumbbells 2 x 20kg => 1 weights
rowing machine => 1 rowing_machine
yoga mat => 1 rug_s
--- baby
cot => 1 cot
pram => 1 pushchair
high chair => 1 high_chair
baby bath => 1 packed
moses basket => 1 cot
2 boxes of toys => 2 box_m
--- music room
digital piano with stool => 1 piano_digital, 1 kitchen_chair
2 guitars & amp => 2 guitar, 1 hifi
drum kit => 1 drum_kit
music stand => 1 ?
record player => 1 hifi
vinyl collection, 5 boxes => 5 box_m
--- soft things
curtains => 1 curtains
bedding => 1 packed
towels => 1 packed
clothes => 1 packed
books => 1 packed
crockery => 1 packed
pots and pans => 1 packed
shoes => 1 packed
--- strange things
hot tub => 1 ?
aquarium 200 litres => 1 fish_tank
grandfather clock => 1 grandfather_clock
sewing machine => 1 small_appliance
trampoline => 1 ?
rabbit hutch => 1 ?
surfboard => 1 ?
model railway => 1 ?
--- near words
bed side table => 1 bedside
table lamp => 1 lamp_table
bed lamp => 1 lamp_table
sofa table => 1 side_table
chair cushions => 1 packed
wine rack => 1 side_table
bike rack => 1 ?
mattress topper => 1 mattress_s
tv bracket => 1 packed
shower curtain => 1 packed
piano stool => 1 kitchen_chair
--- head contradicted
box spring double => 1 bed_double
bed linen => 1 packed
book ends => 1 packed
tablecloth => 1 packed
desk fan => 1 small_appliance
fridge magnets => 1 packed
sofa covers => 1 packed
lamp shade => 1 packed
--- lower case, run together
2bed 1 sofa 4chairs 1table 10box 1tv => 2 bed_double, 1 sofa_3, 4 dining_chair, 1 dining_4, 10 box_m, 1 tv_medium
--- numbered list
1. Sofa => 1 sofa_3
2. Two armchairs => 2 armchair
3. Bookcase x 2 => 2 bookcase_s
4. Double bed => 1 bed_double
5. 12 boxes => 12 box_m
6) Standing desk => 1 desk_standing
--- numbered with brackets
(1) king bed => 1 bed_king
(2) wardrobe => 1 wardrobe_2
(3) dressing table => 1 dressing_table
(4) tv 32 inch => 1 tv_small
--- quantity last with dash
Sofa - 1 => 1 sofa_3
Armchair - 2 => 2 armchair
Small boxes - 15 => 15 box_s
Large boxes - 10 => 10 box_l
Wardrobe boxes - 4 => 4 box_wardrobe
Bikes: 3 => 3 bicycle
Chairs = 4 => 4 dining_chair
--- phone dictation
okay so we've got one double bed two single beds three wardrobes a washing machine a fridge freezer a sofa and two armchairs and I think about thirty boxes => 1 bed_double, 2 bed_single, 3 wardrobe_2, 1 washing_machine, 1 fridge_freezer, 1 sofa_3, 2 armchair, 30 box_m
--- slashes and plus
Sofa + 2 armchairs => 1 sofa_3, 2 armchair
washer / dryer => 1 washer_dryer
bed+mattress => 1 bed_double
TV + stand => 1 tv_medium, 1 tv_stand
desk & chair => 1 desk_m, 1 chair_office
table/chairs => 1 dining_4, 4 dining_chair
--- storage enquiry
Hi, looking for storage for about 3 months while our house is renovated. Roughly: 2 sofas, a 6 seater dining table and chairs, 3 beds (1 king 2 singles), 2 wardrobes, 30 - 40 boxes. Thanks, Priya => 2 sofa_3, 1 dining_6, 6 dining_chair, 1 bed_king, 2 bed_single, 2 wardrobe_2, 40 box_m
--- return from a unit
Out of unit 14: the blue armchair, 3 large boxes (nos. 4, 7 and 9), the rug and my bike => 1 armchair, 3 box_l, 1 rug_s, 1 bicycle
--- half the facts
1 double => 1 bed_double
2 singles => 2 bed_single
3 seater => 1 sofa_3
a king => 1 bed_king
2 double => 2 bed_double
--- care home move
Riser recliner chair => 1 recliner
Wheelchair => 1 wheelchair
Commode => 1 kitchen_chair
Single divan bed => 1 bed_single
Small tv => 1 tv_small
Mobility scooter => 1 mobility_scooter
Display cabinet and ornaments => 1 display_cab, 1 packed
Walking frame => 1 wheelchair
--- ebay pickup
Item #204: Vintage oak sideboard (L 180cm x W 45cm x H 80cm), collection only, buyer pays => 1 sideboard
--- capital shouting
3 PIECE SUITE => 1 sofa_3, 2 armchair
LARGE MIRROR X 2 => 2 picture_l
CHEST FREEZER => 1 freezer_chest_s
OTTOMAN BED DOUBLE => 1 bed_ottoman
FISH TANK => 1 fish_tank
--- quantities written oddly
Boxes x approx. 20 => 20 box_m
~15 bags => 15 bag_holdall
5/6 boxes => 6 box_m
no. of boxes: 25 => 25 box_m
chairs ×4 => 4 dining_chair
2off bookcases => 2 bookcase_s
qty 3 suitcase => 3 suitcase
plants, 7 => 7 plant_s
--- notes of state
Sofa (legs come off) => 1 sofa_3
Bed frame double, dismantled => 1 bed_double
Wardrobe - needs dismantling => 1 wardrobe_2
Piano!! heavy => 1 piano_upright
Glass table top 120x80 => 1 ?
Marble coffee table => 1 coffee_table
Fridge (defrosted by then) => 1 fridge_under
--- sum at the end
2 beds => 2 bed_double
1 cupboard => 1 wardrobe_2
15 boxes => 15 box_m
Total: 18 items
Approx 400 cu ft
--- kids room
toddler bed => 1 cot
mid sleeper bed => 1 bunk
lego, 2 tubs => 2 plastic_bin_l
dolls house => 1 dolls_house
kids table and 2 chairs => 1 side_table, 2 kitchen_chair
scooter => 1 bicycle_child
Xbox and games => 1 small_appliance, 1 packed
`;
