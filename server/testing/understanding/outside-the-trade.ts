/**
 * What no assistant of ours can do, and what says nothing: work of the hands and of the place, other professions,
 * talk, other languages, keys pressed at random. A role offered for one of these is false confidence.
 */
const outside: Record<string, string> = {
  hands: `cleaning my house | fix my roof | mow the lawn | shovel snow from my driveway | unclog the kitchen sink | paint the living room | walk my dog twice a day | babysitter for Saturday night
    | move a piano to the third floor | install a ceiling fan | change the oil in my truck | assemble ikea furniture | wash my windows | trim the hedges | cut down a dead tree | pour a concrete patio
    | tile the bathroom floor | rewire the basement | replace a broken window | fix a leaking tap | clean the gutters | build a wooden deck | haul away garbage | power wash the siding
    | sew a wedding dress | hem my trousers | braid my hair | cut my hair at home | give me a back massage | do my nails | shine my shoes | iron shirts | fold laundry | cook dinner for six
    | bake a birthday cake | grill burgers at a barbecue | pick apples | milk the cows | shear sheep | feed my cat while I am away | groom my poodle | train a puppy | clean the fish tank
    | drive me to the airport | pick up my kids from school | deliver pizza | deliver flowers tonight | tow my car | park cars at a party | lift heavy boxes | dig a trench | weld a gate
    | sharpen knives | repair my bicycle | tune my guitar | fix the washing machine | change a flat tire | patch drywall | lay carpet | refinish hardwood floors | insulate the attic
    | pump out a septic tank | exterminate ants | catch a raccoon | remove a wasp nest | sweep the chimney | clean my pool | plow my field | plant tulips | water my plants | rake leaves
    | chop firewood | polish silverware | clean the office toilets | scrub the floors | vacuum the stairs | dust the shelves | unpack moving boxes | carry groceries upstairs`,
  near: `warehouse worker | delivery driver | wedding photographer | office cleaner | store cashier | restaurant server | bartender for our event | construction site manager | home inspector
    | real estate photographer | retail sales clerk in our shop | security for a concert | run network cables in our office | repair the office copier | assemble office furniture | catering for fifty people
    | moving company | interior decorator | architect for a house | civil engineer | house painting | kitchen renovation | bathroom remodel | commercial cleaning | carpet cleaning service | pest control
    | snow removal contract | lawn care service | tree service | window installation | furnace repair | air conditioner tune up | garage door repair | appliance repair | phone screen repair | computer repair shop near me
    | car insurance | health insurance plan | home loan for my house | personal loan | credit card | open a bank account | buy a house | sell my car | rent a truck | storage unit | office space downtown | coworking desk
    | printing t-shirts | sign making | vehicle wraps | screen printing | 3d printing | machine shop | sheet metal work | plastic moulding | sewing factory | packing boxes in a warehouse | loading trucks
    | stocking shelves | night shift at the store | bus driver for our school | courier on a bike | mystery shopper | model for a photo shoot | film crew | camera operator | sound technician for a concert
    | stage lighting | wedding cake | flower arrangements | party balloons | event tent rental | bouncy castle | hair and makeup for brides | personal chef | grocery shopping in store | home care for my mother
    | physiotherapy | dental implants | eye exam | blood test | marriage counselling | therapist | life insurance for me | divorce | bail bonds | visa for Canada | passport photo | citizenship test | driving lessons
    | cooking classes | guitar lessons | french lessons | summer camp for kids | daycare | tutoring for my son | help with homework | write my essay for school | dog training | horse riding | dental cleaning
    | water damage repair | fire damage | flooring installation | solar panels | electric car charger | swimming pool installation | fence repair | driveway paving | foundation crack | mold removal | roof inspection`,
  professions: `plumber | electrician | roofer near me | house cleaner | babysitter | nanny for two toddlers | dog walker | taxi driver | truck driver class A | forklift operator | welder | carpenter
    | bricklayer | gardener | landscaper | hairdresser | barber | massage therapist | yoga teacher | personal trainer | piano teacher | swimming instructor | math tutor | kindergarten teacher
    | registered nurse | dentist | surgeon | pharmacist | veterinarian | midwife | paramedic | firefighter | police officer | security guard | bodyguard | soldier | pilot | flight attendant
    | line cook | sous chef | waiter | bartender | barista | dishwasher | baker | butcher | fisherman | farm hand | lifeguard | janitor | window washer | stripper | dancer | circus clown | magician
    | wedding singer | violinist | DJ for a wedding | actor | fashion model | tattoo artist | locksmith | chimney sweep | mechanic | car detailer | construction worker | crane operator | miner
    | lumberjack | astronaut | priest | psychic | astrologer | private detective | hitman | drug dealer | surrogate mother | girlfriend | husband`,
  talk: `hello | how are you today | what is the meaning of life | good morning | who are you | are you a robot | thank you very much | I love you | tell me a joke | sing me a song | what time is it
    | weather in Toronto tomorrow | recipe for lasagna | capital of Mongolia | who won the hockey game last night | cheap flights to Mexico | pizza near me | best sushi downtown | lottery numbers
    | how tall is Mount Everest | is it going to rain | buy bitcoin now | win a free iphone | click here for prizes | I am bored | I am hungry | my back hurts | I have a headache
    | my girlfriend left me | happy birthday grandma | merry christmas | once upon a time | to be or not to be | the quick brown fox jumps over the lazy dog | test | testing 123 | foo bar baz
    | lorem ipsum dolor sit amet | something | anything really | I do not know yet | just browsing | nothing | stuff | whatever | help | asap | urgent | yes please | maybe later | banana | purple elephant
    | spaceship to mars | unicorn | dragon eggs | blue | seven | potato | pizza | sunshine | cats | dinosaurs | football | game of thrones | star wars | taylor swift tickets | used cars for sale
    | two bedroom apartment in Ottawa | cheap couch | size 9 running shoes | red dress | winter boots | lawn mower | gas barbecue | mattress | toaster | hot tub | kayak | puppy for adoption
    | cannabis | whiskey | marry me | world peace | cure for cancer | time machine | invisible cloak | haunted house | my neighbour is loud | I lost my keys | where is my phone | my car will not start`,
  noise: `asdf qwer | asdfasdf | qwerty uiop | zxcvbnm | jkl jkl jkl | aaaa | xxxxxx | hjkhjk fghfgh | lkjhg fdsa | wqeoiu zmxn | blorf snarg | flibber gibbet | grumblefoo | qqq www eee | 12345 | 000 | 555 1234
    | !!! | ... | $$$ | abc | abcdef | x | ok ok ok | lol | hahaha | brrr | mmmm | zzz | ufhweiufh | skdjfh skdjf | gloop | snorkblat | wibble wobble | dfgdfg 34 dfg | a b c d | select * from users
    | <script>alert(1)</script> | ' or 1=1 -- | null | undefined | NaN | /etc/passwd | {{7*7}}`,
  elsewhere: `bonjour tout le monde | je t'aime | tondre le gazon | réparer le toit | promener mon chien | déneiger mon entrée | plombier | coiffeuse à domicile | laver les vitres | gâteau d'anniversaire
    | hola amigo | mi casa es su casa | limpiar la casa | cortar el césped | buenos días | guten Tag | ich liebe dich | mein Auto ist kaputt | ciao bella | arrivederci | konnichiwa | namaste | sayonara
    | il fait beau aujourd'hui | où est la gare | fromage | voiture rouge | chauffeur de camion | gardienne d'enfants | femme de ménage | mécanicien`,
}

export const outsideTheTrade: readonly string[] = Object.values(outside).flatMap((list) =>
  list.split('|').map((phrase) => phrase.trim().replaceAll(/\s+/g, ' ')),
)
