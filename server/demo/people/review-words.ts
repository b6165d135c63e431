import { capitalised } from './prose.ts'

/** What a client may write about: the person's first name and true parts of the work. */
export interface ReviewFacts {
  readonly first: string
  readonly role: string
  readonly skill: string
  readonly otherSkill: string
  readonly tool: string
}

export type Message = (facts: ReviewFacts) => string

export const delighted: readonly Message[] = [
  ({ first, skill }) => `${first} took over our ${skill} in the first week and I haven't thought about it since.`,
  ({ first, skill, otherSkill }) => `We hired ${first} for ${skill} and soon added ${otherSkill}. Worth every hour.`,
  ({ first, tool }) => `${first} sorted out years of mess in ${tool} without a single complaint.`,
  ({ first, role }) => `The best ${role} we have worked with. ${first} sees problems before we do.`,
  ({ skill }) => `Our ${skill} used to be late every month. Not once since we started here.`,
  ({ first }) => `Clear, kind and quick. ${first} has become part of the team.`,
  ({ first, otherSkill }) => `I get my evenings back thanks to ${first}. Special thanks for the ${otherSkill}.`,
  ({ first, tool, skill }) =>
    `${first} knows ${tool} better than our consultant did, and that helps with our ${skill}.`,
  ({ first }) => `Always a day ahead of the deadline. I recommend ${first} to everyone who asks.`,
  ({ skill, first }) =>
    `${capitalised(skill)} had been a sore point for us. ${first} built a simple routine that still works.`,
  ({ first, skill }) => `${first} still handles our ${skill} as carefully as on day one.`,
  ({ first, tool }) => `Within a month ${first} had our ${tool} in order and written instructions for the rest of us.`,
  ({ role, first }) => `I was nervous about hiring a remote ${role}. ${first} made it easy.`,
  ({ first, skill, otherSkill }) => `${first} is strong in both ${skill} and ${otherSkill}, which is rare.`,
  ({ first }) => `Customers mention ${first} by name. That says it all.`,
  ({ first, otherSkill }) => `Honest about what takes time and excellent at ${otherSkill}. Thank you, ${first}!`,
  ({ first, role }) => `I have worked with more than one ${role}. Nobody comes close to ${first}.`,
  ({ first, skill }) => `If you need help with ${skill}, stop looking. ${first} is the one.`,
  ({ first, otherSkill, skill }) =>
    `It started with ten hours of ${skill} a month. Now ${first} does the ${otherSkill} too, and I sleep better.`,
  ({ first, tool }) => `${first} showed us what ${tool} can do. We had paid for it for years and used a tenth.`,
  ({ first }) => `Never late, never rushed, never a surprise on the bill. Thank you, ${first}.`,
  ({ skill }) => `I used to do the ${skill} on Sunday nights. Those Sundays are mine again.`,
  ({ first, skill, tool }) =>
    `Wonderful with ${skill}, patient with all of us who are slow in ${tool}. More people like ${first}, please.`,
  ({ first, role }) => `We took ${first} on as a stopgap and stayed. A first-rate ${role}.`,
]

export const pleased: readonly Message[] = [
  ({ first, skill }) =>
    `Good work on our ${skill}. ${first} needed a few weeks to learn our ways and has been reliable since.`,
  ({ first, tool }) => `${first} is quick in ${tool}. Replies can take until the next morning, which is fine for us.`,
  ({ skill, otherSkill }) => `Solid ${skill}; the ${otherSkill} needed a second round now and then.`,
  ({ first }) => `Friendly and well organised. We would book more of ${first}'s hours if there were any.`,
  ({ role, first }) => `A dependable ${role}. ${first} asks good questions before starting.`,
  ({ first, skill }) => `Happy with the ${skill}. I only wish I had found ${first} earlier in the year.`,
  ({ tool, first }) => `Our ${tool} is in much better shape. ${first} explains changes well.`,
  ({ first, otherSkill }) =>
    `${first} is steady and discreet. I would have liked more ideas of ${first}'s own about the ${otherSkill}.`,
  ({ skill, tool }) => `Handles ${skill} well. We had to agree first on how we use ${tool}.`,
  ({ otherSkill, first }) => `${first} did careful work, mostly ${otherSkill}, and kept within the hours we agreed.`,
]

export const mixed: readonly Message[] = [
  ({ first, skill }) => `I was happy with the ${skill} itself, but often had to ask ${first} for updates.`,
  ({ tool, first }) => `${first} is pleasant to work with; it took longer than expected to get used to ${tool}.`,
  ({ skill, otherSkill }) =>
    `Good at ${skill}, less sure with ${otherSkill}. We agreed on a smaller scope and that worked.`,
  ({ first }) => `Decent work, though our time zones made calls with ${first} hard to arrange.`,
  ({ role }) => `We needed a more senior ${role} than we thought. No hard feelings.`,
]

export const disappointed: readonly Message[] = [
  ({ first, skill }) =>
    `Our ${skill} fell behind twice in one month and we decided to stop. ${first} was polite about it.`,
  ({ first }) => `It wasn't a good match: we work in a hurry and ${first} prefers a steady pace.`,
  ({ tool }) => `I expected more experience with ${tool}. The rest was all right.`,
]
