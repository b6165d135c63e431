import type { ShippedText } from '../content-page.ts'

export const contact: ShippedText = {
  version: '2026-11-20',
  heading: 'Talk to us',
  lead: 'People read what you send. Tell us what you are trying to do and what happened, and we take it from there.',
  sections: [
    {
      heading: 'So that the first answer helps',
      layout: 'text',
      text: '- About a bill: its number, and the line you mean.\n- About something that does not work: what you pressed, and what you saw.\n- About your data: the email address of your account. What you may ask for is in our [privacy policy](/privacy).',
      items: [],
    },
  ],
}
