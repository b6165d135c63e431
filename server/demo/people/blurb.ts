import { capitalised, joined } from './prose.ts'
import type { Facts } from './facts.ts'
import type { Random } from './random.ts'

type Template = (facts: Facts) => string

const firm = (facts: Facts): string => facts.firms[0] ?? 'small businesses'

const templates: readonly Template[] = [
  ({ skills: [a, b, c] }) => `${capitalised(joined([a, b, c]))}, done on time and explained in plain words.`,
  (facts) => `${capitalised(facts.years)} of ${facts.skills[0]} and ${facts.skills[1]} for ${firm(facts)}.`,
  ({ aRole, skills: [a] }) => `${capitalised(aRole)} who takes ${a} off your list for good.`,
  ({ tools: [t, u], skills: [a] }) => `At home in ${t} and ${u}; happiest with ${a}.`,
  ({ role, city, skills: [a, b] }) => `Your ${role} in ${city}: ${a}, ${b} and quick replies.`,
  (facts) => `I keep ${firm(facts)} running: ${facts.skills.join(', ')}.`,
  ({ skills: [a, b] }) => `From ${a} to ${b}: one person, no loose ends.`,
  ({ tools: [t], skills: [a] }) => `Calm, exact and quick in ${t}, with a soft spot for ${a}.`,
  ({ skills: [a, b] }) => `${capitalised(a)} with care, ${b} without being asked.`,
  ({ skills: [a] }) => `Hand me ${a} and keep your evenings.`,
  (facts) => `${capitalised(firm(facts))} have trusted me with ${facts.skills[0]} for ${facts.years}.`,
  ({ tools: [t, u], skills: [a] }) => `Fluent in ${t} and ${u}, with a good head for ${a}.`,
  ({ skills }) => `I like lists that get shorter: ${skills.join(', ')}.`,
  ({ skills: [a] }) => `${capitalised(a)} through the week, a clear summary every Friday.`,
  (facts) => `Helping ${joined(facts.firms.slice(0, 2))} with ${facts.skills[0]} and ${facts.skills[1]}.`,
  ({ skills: [a, b] }) => `My favourite part of the week: ${a}. A close second: ${b}.`,
  ({ tools: [t], skills: [a] }) => `Set up in ${t}, steady with ${a}.`,
  ({ skills: [a, b] }) => `A second pair of eyes for ${a} and ${b}.`,
  (facts) => `Less chasing, more done: ${facts.skills[0]} and ${facts.skills[1]} for ${firm(facts)}.`,
  (facts) => `In ${facts.city}, working for ${firm(facts)} across Canada and the US.`,
  ({ role, years, tools: [t] }) => `Careful ${role} with ${years} behind me and ${t} always open.`,
  ({ skills: [a, b] }) => `${capitalised(a)} and ${b}, so that you can get back to your clients.`,
  ({ role, skills: [a, b] }) => `The ${role} who writes things down: ${a}, ${b}, and a checklist for each.`,
  ({ skills: [a, b] }) => `Small teams first: ${a}, ${b} and honest estimates.`,
  ({ tools: [t, u], years }) => `${capitalised(years)} in, and still finding shortcuts in ${t} and ${u}.`,
  ({ skills: [a, b], moreSkills: [c] }) => `Good at ${a}, better at ${b}, known for ${c}.`,
  ({ aRole, week }) => `${capitalised(aRole)} who works ${week} and answers the same day.`,
  ({ skills: [a], tools: [t] }) => `If it involves ${a} or ${t}, it is already half done.`,
]

const withSecondRole: readonly ((facts: Facts, second: string) => string)[] = [
  ({ role }, second) => `${capitalised(role)} and ${second}, in one pair of hands.`,
  ({ role, skills: [a] }, second) => `Part ${role}, part ${second}, all about ${a}.`,
  ({ aRole, skills: [a, b] }, second) =>
    `${capitalised(aRole)} first, ${second} when you need one: ${a}, ${b} and what lies between.`,
]

/** Longer than this, a line becomes two. */
const longest = 105

/** One line that says what the person is good at. */
export function writeBlurb(random: Random, facts: Facts): string {
  if (facts.secondRole !== null && random.chance(0.12)) return random.pick(withSecondRole)(facts, facts.secondRole)
  let blurb = random.pick(templates)(facts)
  for (let tries = 0; blurb.length > longest && tries < 5; tries += 1) blurb = random.pick(templates)(facts)
  return blurb
}
