import type { ShippedText } from '../content-page.ts'

export const about: ShippedText = {
  version: '2026-11-22',
  heading: 'We find the person who already knows how',
  lead: '{brand} is a marketplace for virtual assistants in Canada and the United States. You say what the work is. We show who can do it, when they work and what it costs.',
  sections: [
    {
      heading: 'Why we began',
      layout: 'text',
      text: 'Most small businesses do not need another full-time person. They need ten good hours a month from someone who has done exactly this before: the books, the inbox, the shop’s orders, the calls that come while you are on another one.\n\nFinding that person used to mean job posts, a stack of applications and a guess. We thought the guess could go. An assistant’s roles, tools, hours and time zone are known facts. A search can compare them, and a page can say why someone fits.',
      items: [],
    },
    {
      heading: 'How we work',
      layout: 'cards',
      text: '',
      items: [
        {
          heading: 'Reasons, not stars alone',
          text: 'Every match shows what fits and what is missing. The parts add up to the score you see.',
        },
        {
          heading: 'Prices in the open',
          text: 'The [price list](/pricing) is public. What the calculator shows is what the invoice says, before tax.',
        },
        {
          heading: 'Close to your clock',
          text: 'Assistants live in Canada and the United States, and you see how much of your day they share.',
        },
        {
          heading: 'Fair to both sides',
          text: 'Assistants choose their own hours and say yes to each client. People who are treated well stay.',
        },
      ],
    },
    {
      heading: 'Identity is a choice',
      layout: 'text',
      text: 'Assistants may say how they identify, and whether clients may look for it. It is shown only where they agreed, and it never changes the order in which people are listed.',
      items: [],
    },
  ],
}
