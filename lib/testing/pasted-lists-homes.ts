/** Lists of whole homes and offices. Format: pasted-lists.ts. */
export const LISTS_OF_HOMES = `
--- a whole house, room by room
Hi, here is everything for the move on the 14th:
LOUNGE
3 seater sofa => 1 sofa_3
2 seater sofa => 1 sofa_2
Armchair => 1 armchair
Coffee table => 1 coffee_table
TV 55" + stand => 1 tv_medium, 1 tv_stand
Bookcase (Billy, tall) => 1 bookcase_l
2 table lamps => 2 lamp_table
Rug 160x230 => 1 rug_l
4 pictures => 4 picture_s
House plants x 5 => 5 plant_s
DINING ROOM
Extending table => 1 dining_8
6 chairs => 6 dining_chair
Sideboard => 1 sideboard
Drinks trolley => 1 drinks_cab
KITCHEN
Fridge freezer => 1 fridge_freezer
Washing machine => 1 washing_machine
Dishwasher => 1 dishwasher
Microwave => 1 microwave
Bin => 1 kitchen_bin
Ironing board & iron => 1 ironing_board, 1 small_appliance
Crockery and glasses => 1 packed, 1 packed
Pots + pans => 1 packed
MASTER BEDROOM
Super king bed => 1 bed_superking
2 bedside tables => 2 bedside
Chest of drawers => 1 drawers_l
Double wardrobe => 1 wardrobe_2
Full length mirror => 1 mirror_floor
Clothes => 1 packed
BEDROOM 2
Single bed => 1 bed_single
Desk + chair => 1 desk_m, 1 chair_office
Bookshelf => 1 bookcase_s
Toy box => 1 toybox
BEDROOM 3 (nursery)
Cot => 1 cot
Changing table => 1 changing_unit
Nursing chair => 1 recliner
SHED
Lawnmower => 1 mower
3 bikes => 3 bicycle
Step ladder => 1 ladder_step
Garden tools => 1 garden_tools
BBQ => 1 bbq
Garden table + 4 chairs => 1 garden_table, 4 garden_chair
LOFT
Christmas tree => 1 xmas_tree
3 suitcases => 3 suitcase
Christmas decorations => 1 packed
--- a two bed flat, two columns
Item\tHow many
Corner sofa\t1 => 1 sofa_corner
Coffee table\t1 => 1 coffee_table
TV unit\t1 => 1 tv_stand
TV 65 inch\t1 => 1 tv_large
Floor lamp\t2 => 2 lamp_floor
Dining table (4 seater)\t1 => 1 dining_4
Dining chairs\t4 => 4 dining_chair
Bar stools\t2 => 2 bar_stool
Washing machine\t1 => 1 washing_machine
Microwave\t1 => 1 microwave
King size bed\t1 => 1 bed_king
Double bed\t1 => 1 bed_double
Bedside tables\t4 => 4 bedside
Chest of drawers\t1 => 1 drawers_l
Office desk\t1 => 1 desk_m
Office chair\t1 => 1 chair_office
Printer\t1 => 1 printer
Vacuum cleaner\t1 => 1 vacuum
Clothes airer\t1 => 1 clothes_rail
Suitcases\t3 => 3 suitcase
Large boxes\t12 => 12 box_l
Small boxes\t10 => 10 box_s
--- an email with bullets
Good afternoon,
We are moving from a 2nd floor flat in Bristol to a house in Bath (about 14 miles). Please see our list below.
• 1 x king size bed (IKEA) => 1 bed_king
• 1 x single bed => 1 bed_single
• 2 x bedside tables => 2 bedside
• 1 x large chest of drawers => 1 drawers_l
• 1 x sofa bed => 1 sofa_bed
• 1 x armchair => 1 armchair
• 1 x dining table and 4 x chairs => 1 dining_4, 4 dining_chair
• 1 x 43" TV => 1 tv_medium
• 1 x TV stand => 1 tv_stand
• 2 x tall bookcases => 2 bookcase_l
• 1 x upright piano => 1 piano_upright
• 1 x exercise bike => 1 exercise_bike
• 2 x adult bikes => 2 bicycle
• 15 x boxes => 15 box_m
• 4 x plants => 4 plant_s
We do not need packing. Parking is available at both ends.
Many thanks,
Rachel
--- a student, line by line
Desk chair => 1 chair_office
Small desk => 1 desk_s
Double mattress => 1 mattress_d
Mini fridge => 1 fridge_under
Clothes rail => 1 clothes_rail
Full length mirror => 1 mirror_floor
Desk lamp => 1 lamp_table
Rug => 1 rug_s
Guitar => 1 guitar
Bike => 1 bicycle
2 suitcases => 2 suitcase
4 boxes => 4 box_m
3 ikea bags => 3 bag_holdall
Duvet and pillows => 1 packed, 1 packed
Monitor => 1 computer
--- a downsizing, by hand
2 seater settee (cream) => 1 sofa_2
2 matching armchairs => 2 armchair
nest of tables => 1 nest_tables
display cabinet => 1 display_cab
standard lamp => 1 lamp_floor
small TV and stand => 1 tv_small, 1 tv_stand
drop leaf table with 2 chairs => 1 dining_4, 2 dining_chair
fridge freezer => 1 fridge_freezer
washer dryer => 1 washer_dryer
microwave => 1 microwave
single bed x 2 => 2 bed_single
bedside cabinet x 2 => 2 bedside
single wardrobe => 1 wardrobe_1
dressing table => 1 dressing_table
tallboy => 1 drawers_l
sewing machine => 1 small_appliance
linen chest => 1 ottoman_store
wheelchair => 1 wheelchair
ornaments => 1 packed
books => 1 packed
pictures x 6 => 6 picture_s
garden bench => 1 garden_bench
--- an office
12 desks 160cm => 12 desk_m
12 office chairs => 12 chair_office
6 pedestals => 6 drawers_s
4 drawer filing cabinet x 5 => 5 filing_4
2 drawer filing cabinet x 2 => 2 filing_2
Printer x 2 => 2 printer
Monitors x 12 => 12 computer
1 boardroom table (seats 10) => 1 dining_8
Whiteboard => 1 whiteboard
Archive boxes x 40 => 40 box_archive
Crates x 30 => 30 crate
Small safe => 1 safe_small
Microwave => 1 microwave
Under counter fridge => 1 fridge_under
`;
