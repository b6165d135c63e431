import { stemOf } from './normalise.ts'

/*
 * Words of work that needs hands or a place, of things to buy, of other professions and of talk. No assistant of ours
 * does any of it, so a text that says little else asks for none of our roles. They don't outweigh a trade's words:
 * 'answer calls for a plumber' is still a receptionist's.
 */
const house = `
roof roofing roofer gutter gutters shingles chimney attic basement drywall plaster insulation insulate floor floors flooring hardwood tile tiles tiling carpet carpets deck patio porch fence fences driveway
paving pave concrete brick bricks bricklayer masonry foundation wall walls ceiling window windows door doors stairs kitchen bathroom bedroom toilet toilets sink shower bathtub tap taps faucet drain drains pipe pipes
plumbing plumber plumb leak leaks leaking clog clogged unclog septic sewer electrician electrical wiring rewire furnace boiler heater heating conditioner cooling appliance appliances fridge stove oven
dishwasher dryer laundry washing wash washer clean cleaning cleaner cleaners scrub mop vacuum dust dusting ironing iron paint painting painter wallpaper renovate renovation renovations remodel remodeling
carpenter carpentry handyman joiner cabinet cabinets countertop furniture sofa couch mattress bed chair shelf shelves lamp curtain curtains house home room mould mold pest ants mice rats wasp wasps termites raccoon
exterminate exterminator janitor janitorial caretaker locksmith lock locks keys install installation installer repair repairs fix broken replace assemble assembly demolish demolition damage`
const outdoors = `
lawn grass mow mower mowing garden gardener gardening landscape landscaping landscaper hedge hedges tree trees stump bush weeds weed plant plants planting tulips flowers flower florist rake leaves leaf snow shovel
plow plough plowing ice salt dig trench soil gravel sod sprinkler pool pools pond farm farmer farming field barn tractor harvest crops apples fruit vegetables cow cows sheep goat chicken chickens horse horses
milk shear hay fishing fisherman hunt hunting hiking camping kayak canoe boat sailing beach lake river mountain forest firewood chop axe wood lumber lumberjack mine miner mining sun sunshine rain weather`
const bodyAndCare = `
hair haircut haircuts hairdresser barber salon braid shave beard nails manicure pedicure makeup facial massage masseuse tattoo piercing spa skin tan yoga pilates gym fitness workout trainer sports sport
football hockey soccer baseball tennis golf swim swimming dance dancing dancer nurse nursing surgeon surgery doctor physician dentist dental therapist therapy physiotherapy chiropractor counselling
pharmacist pharmacy midwife paramedic ambulance vet veterinarian caregiver care elderly blood eye eyes teeth tooth headache pain hurts sick cancer cure disease fever pregnant pregnancy vaccine babysit babysitter
babysitting nanny nannies daycare toddler toddlers baby babies diaper kid kids kindergarten cat cats dog dogs puppy puppies poodle pet pets groom groomer grooming walker walk feed fish aquarium bird birds hamster`
const foodAndThings = `
cook cooking chef sous burger burgers grill barbecue bbq bake baking baker bakery cake cakes cookies bread pizza sushi pasta lasagna soup salad sandwich lunch dinner breakfast meal meals recipe recipes food
eat hungry drink drinks beer wine whiskey bartender barista coffee tea waiter waitress server dishwashing butcher meat grocery groceries potato banana cheese chocolate candy cater catering caterer
car cars truck trucks vehicle bus taxi uber bike bicycle bicycles motorcycle motor engine oil tire tires tow towing mechanic mechanics detailing garage brakes windshield gas fuel parking park parked
drive driver driving chauffeur courier deliver delivery pilot plane helicopter crane forklift excavator weld welding welder machinist construction builder builders contractor scaffolding sew sewing seamstress
tailor hem dress dresses trousers shirt shirts shoes shoe boots clothes clothing jacket hat jewellery ring watch toy toys piano guitar violin drums music musician singer sing band dj song songs instrument
bouncy castle balloons tent clown magician magic circus actor actress acting photographer camera film movie theatre lighting costume lift lifting carry heavy haul hauling unload load
loading pack packing unpack boxes box move mover movers storage garbage trash junk recycling buy cheap sale used tickets lottery casino bet betting gambling bitcoin crypto iphone toaster tub
sharpen knife knives print printing printer copier vinyl sculpture pottery knit candle`
const peopleAndTalk = `
hello hi hey bye goodbye morning afternoon evening tonight tomorrow yesterday love marry marriage married divorce wife husband girlfriend boyfriend mother father grandma grandpa neighbour neighbor friend
birthday christmas easter halloween happy merry bored lonely sad funny joke jokes story dream dreams life death god church priest psychic astrologer horoscope ghost haunted dragon unicorn dinosaur dinosaurs
elephant lion tiger monkey wolf fox robot alien spaceship mars moon star stars planet rocket astronaut war wars peace world king queen prince princess hero superman batman police policeman officer firefighter
soldier army guard bodyguard security gun weapon drug drugs dealer cannabis weed hitman thief detective spy jail prison bail win winner prize prizes game games play player toy red blue green yellow purple
orange black white pink one two three four five six seven eight nine ten hundred weird crazy stupid blah meaning time machine invisible capital country mount everest tall
teacher tutor tutoring lesson lessons homework school essay exam student swimming passport citizenship license licence mortgage rent apartment bedroom condo hotel restaurant flight flights mexico
supper shift site inspection inspector`

const lists = [house, outdoors, bodyAndCare, foodAndThings, peopleAndTalk]

/** The stems of words of work that nobody here does. */
export const outsideStems: ReadonlySet<string> = stemsOf(lists.join(' '))

/** The stems of the words of a list. */
export function stemsOf(list: string): ReadonlySet<string> {
  return new Set(
    list
      .split(/\s+/)
      .filter((word) => word !== '')
      .map((word) => stemOf(word)),
  )
}
