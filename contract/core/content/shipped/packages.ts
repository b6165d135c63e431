import type { ShippedText } from '../content-page.ts'

export const packages: ShippedText = {
  version: '2026-11-22',
  heading: 'Popular monthly plans',
  lead: 'You can choose any number of hours. These are where each rate begins, and what they tend to be enough for.',
  sections: [
    {
      heading: 'Choosing between them',
      layout: 'cards',
      text: '',
      items: [
        {
          heading: 'Start small',
          text: 'The first month shows how long things really take. If you need more, tell us and we’ll plan the change with you.',
        },
        {
          heading: 'Think in weeks',
          text: 'Forty hours a month is about nine a week: two mornings. Write down what you would hand over on those mornings.',
        },
        {
          heading: 'Mix roles',
          text: 'Hours can be split between roles and people. Only the total decides the rate.',
        },
      ],
    },
  ],
}
