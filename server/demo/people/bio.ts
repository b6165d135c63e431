import { capitalised, joined } from './prose.ts'
import type { Facts } from './facts.ts'
import type { Random } from './random.ts'

type Sentence = (facts: Facts) => string

const openings: readonly Sentence[] = [
  ({ aRole, city, regionName, years }) =>
    `I'm ${aRole} in ${city}, ${regionName}, and I've done this work for ${years}.`,
  ({ aRole, city, years }) => `For ${years} I have worked as ${aRole} from my home office in ${city}.`,
  ({ aRole, city }) => `Hello from ${city}! I work as ${aRole}.`,
  ({ aRole, years, city }) =>
    `After ${years} as ${aRole} I know where an owner's time goes, and from ${city} I help to win it back.`,
  ({ aRole, city, regionName }) => `${city}, ${regionName} is home, and working as ${aRole} is what I do best.`,
  ({ aRole, city, years }) =>
    `I spent my first years in a busy office and the last ${years} as ${aRole} working from ${city}.`,
  ({ role, city }) => `My clients call me their ${role}; I call it keeping promises, from a quiet desk in ${city}.`,
  ({ aRole, years }) => `People come to me when the small things have piled up: I have been ${aRole} for ${years}.`,
  ({ aRole, city }) => `I became ${aRole} because I like it when things add up; my desk stands in ${city}.`,
  ({ aRole, city, years }) => `Based in ${city}, I bring ${years} of practice as ${aRole}.`,
]

const work: readonly Sentence[] = [
  ({ skills: [a, b, c] }) => `Most of my week goes into ${joined([a, b, c])}.`,
  ({ skills: [a, b], moreSkills: [c] }) => `My strongest areas are ${a} and ${b}, and I am comfortable with ${c}.`,
  ({ skills: [a, b, c] }) => `Give me ${a}, ${b} or ${c} and you will hear back with a date, not a maybe.`,
  ({ skills: [a, b] }) => `I take over ${a} and ${b} completely, including the parts nobody likes.`,
  ({ skills: [a, b, c] }) => `Clients usually start me on ${a}, then add ${b} and ${c} within a month or two.`,
  ({ skills: [a, b], moreSkills: [c, d] }) => `On a normal day I move between ${a}, ${b}, ${c} and ${d}.`,
  ({ skills: [a, b] }) => `What I do best is ${a}; what surprises people is how much they needed ${b}.`,
  ({ skills: [a, b, c] }) =>
    `I have written down how I handle ${joined([a, b, c])}, so you always know what happens next.`,
  ({ skills: [a, b] }) => `You can expect ${a} that is right the first time and ${b} without reminders.`,
  ({ skills: [a, b, c] }) => `My days are made of ${a} and ${b}, with ${c} when the season calls for it.`,
]

const tools: readonly Sentence[] = [
  ({ tools: [t, u, v] }) => `I use ${joined([t, u, v])} every day.`,
  ({ tools: [t, u] }) => `I know ${t} inside out and am glad to work in ${u}.`,
  ({ tools: [t, u, v] }) => `My usual tools are ${joined([t, u, v])}, but I learn new ones fast.`,
  ({ tools: [t] }) => `If your business lives in ${t}, I can start without training.`,
  ({ tools: [t, u] }) => `I have set up ${t} for several clients and keep ${u} tidy for others.`,
  ({ tools: [t, u] }) => `You will usually find me in ${t} or ${u}.`,
  ({ tools: [t, u, v] }) => `Everything I do can be seen in ${t}, ${u} or ${v} at any time.`,
  ({ tools: [t, u] }) => `Good set-ups save hours, so I care about how ${t} and ${u} are organised.`,
]

const clients: readonly Sentence[] = [
  ({ firms }) => `I have mostly worked with ${joined(firms.slice(0, 3))}.`,
  ({ firms }) => `${capitalised(joined(firms.slice(0, 2)))} make up most of my clients.`,
  ({ firms: [f = 'small businesses'] }) => `I know how ${f} work and what can't wait there.`,
  ({ firms }) => `Before going independent I learned the trade with ${firms.at(-1) ?? 'small businesses'}.`,
  ({ firms: [f = 'small businesses'] }) => `I enjoy working for ${f}, where small delays cost real money.`,
  ({ firms }) => `Over the years I have helped ${joined(firms.slice(0, 3))} get their time back.`,
]

const secondRoles: readonly ((facts: Facts, aSecondRole: string) => string)[] = [
  (_, second) => `I also work as ${second}, so related tasks stay in one place.`,
  (_, second) => `What I learned as ${second} helps me every day.`,
  (_, second) => `Some clients know me as ${second} too.`,
  ({ aRole }, second) => `Being both ${aRole} and ${second} means fewer hand-offs for you.`,
]

const closings: readonly Sentence[] = [
  ({ week }) => `I work ${week}, and I tell you early when something will take longer.`,
  () => `I ask questions at the start so that there are none at the end.`,
  () => `You get a short note at the end of each week: what is done, what is next, what I need from you.`,
  ({ city }) => `Away from the desk I am usually on a trail somewhere outside ${city}.`,
  ({ week }) => `My schedule is simple: ${week}.`,
  () => `I treat your customers as if they were mine.`,
  () => `Discretion matters to me: what I see in your files stays there.`,
  ({ city }) => `When I'm not working I coach a children's team in ${city}.`,
  () => `I would rather under-promise and surprise you.`,
  ({ skills: [a] }) => `Ask me about ${a}; I can talk about it for longer than you would like.`,
  () => `A quick call is all it takes to find out whether we fit.`,
  () => `I keep a garden, two cats and very tidy folders.`,
  ({ week }) => `Since I work ${week}, you always know when to reach me.`,
  () => `Long working relationships are what I look for; my first client is still with me.`,
]

/** Three to six sentences in the first person, all of them true of the person's roles, skills, tools, industries and week. */
export function writeBio(random: Random, facts: Facts): string {
  const sentences = [random.pick(openings)(facts), random.pick(work)(facts)]
  if (random.chance(0.85)) sentences.push(random.pick(tools)(facts))
  if (random.chance(0.65)) sentences.push(random.pick(clients)(facts))
  if (facts.aSecondRole !== null && random.chance(0.5))
    sentences.push(random.pick(secondRoles)(facts, facts.aSecondRole))
  if (sentences.length < 3 || random.chance(0.7)) sentences.push(random.pick(closings)(facts))
  return sentences.join(' ')
}
