import type { ShippedText } from '../content-page.ts'

export const pricing: ShippedText = {
  version: '2026-11-22',
  heading: 'One hourly rate. It falls as the hours rise.',
  lead: 'You choose how many hours a month each role gets. Your total sets one rate, and it applies to every hour.',
  sections: [
    {
      heading: 'What an hour includes',
      layout: 'cards',
      text: '',
      items: [
        {
          heading: 'A person you chose',
          text: 'You see who fits, why they fit and when they work, before you pay for anything.',
        },
        {
          heading: 'No fees on top',
          text: 'You pay for hours. Searching, matching and our team’s help cost nothing extra.',
        },
        {
          heading: 'One bill',
          text: 'Several roles or assistants are still one subscription, one rate and one invoice a month.',
        },
      ],
    },
    {
      heading: 'How the monthly price is worked out',
      layout: 'steps',
      text: '',
      items: [
        {
          heading: 'Add up the hours',
          text: 'Ten hours of bookkeeping and ten of customer support are twenty hours.',
        },
        {
          heading: 'Find the band',
          text: 'The total falls into one of the bands above. Its rate applies to all your hours, not only to the last ones.',
        },
        {
          heading: 'Take the lower one',
          text: 'If the next band would cost less, that’s what you pay.',
        },
      ],
    },
    {
      heading: 'Questions about price',
      layout: 'questions',
      text: '',
      items: [
        {
          heading: 'Which currency do I pay in?',
          text: 'The one of your country, Canadian or US dollars. You can choose the other before your first invoice. Each currency has its own price list; we never convert one into the other.',
        },
        {
          heading: 'Is tax included?',
          text: 'No. The prices are before tax. For Canadian clients the tax of your province is shown line by line before you pay.',
        },
        {
          heading: 'What happens to hours I don’t use?',
          text: 'Hours belong to the month they were bought for and do not carry over, unless your subscription says otherwise.',
        },
        {
          heading: 'I need more than the calculator offers.',
          text: 'Choose 100+ for the role in the search, or [book a short call](/client/contact). We’ll make you an offer for the hours you need.',
        },
      ],
    },
  ],
}
