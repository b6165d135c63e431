import type { ShippedText } from '../content-page.ts'

export const terms: ShippedText = {
  version: '2026-11-20',
  heading: 'Terms of service',
  lead: 'What we agree on when you use {brand}. We have tried to write it so that it can be read.',
  sections: [
    {
      heading: '1. Who this is between',
      layout: 'text',
      text: 'These terms are between you and the company that runs {brand}, named on your invoices and reachable through our [contact page](/contact). “We” and “us” mean that company. If you use {brand} for an organisation, you confirm that you may agree to these terms for it, and “you” means that organisation too.',
      items: [],
    },
    {
      heading: '2. What {brand} does',
      layout: 'text',
      text: '{brand} helps clients find virtual assistants in Canada and the United States, arranges their work together, keeps account of hours, invoices clients and pays assistants. Assistants are independent contractors. They are not employed by us or by the client, and decide themselves how they do their work within what was agreed.',
      items: [],
    },
    {
      heading: '3. Your account',
      layout: 'text',
      text: '- You must be of legal age where you live, and give true information.\n- Your account is yours. Do not share your password, and tell us at once if somebody else may have it.\n- We may ask you to confirm your e-mail address or to use a second factor.\n- You are responsible for what is done with your account, unless it happened through our fault.',
      items: [],
    },
    {
      heading: '4. Subscriptions and hours',
      layout: 'text',
      text: '- A subscription is an amount of hours for each period, at the rate shown when you take it out.\n- Time that assistants log on your work counts against those hours. You can see it at any time.\n- Hours that are not used in a period end with it, unless your subscription says otherwise.\n- Work beyond your hours is only charged within the limit you have set, at the rate of your subscription.',
      items: [],
    },
    {
      heading: '5. Prices, tax and payment',
      layout: 'text',
      text: '- Prices are before tax. The taxes of your province, where they apply, are shown separately before you pay.\n- Invoices are due on the date they name. When a payment fails we try again and tell you each time; if it stays unpaid, work may pause.\n- We may change prices for periods that have not begun. We tell you at least 30 days before, and you may end the subscription instead.\n- You may question a line of an invoice. The rest of it stays due, that line waits until it is settled.',
      items: [],
    },
    {
      heading: '6. Ending a subscription',
      layout: 'text',
      text: 'You may end a subscription at any time with effect from the end of the paid period. We may end it in the same way, or at once where these terms were seriously broken and a warning was no use or not reasonable. Where the law of your province or state gives you further rights to cancel or to be refunded, those rights stay untouched.',
      items: [],
    },
    {
      heading: '7. Working together',
      layout: 'text',
      text: '- Clients give the access and the information the work needs, and no more.\n- Assistants do the work with care, keep what they learn confidential, and use access only for the work.\n- Both treat each other with respect. Harassment and discrimination end a subscription or a profile.\n- What an assistant makes for a client belongs to the client once it is paid for. Tools and knowledge the assistant already had stay theirs.\n- Clients and assistants who met here keep their work together on {brand} while the subscription lasts and for twelve months after, unless we agree on something else in writing.',
      items: [],
    },
    {
      heading: '8. What is not allowed',
      layout: 'text',
      text: '- Work that is against the law, or that would mislead or harm others.\n- Reading {brand} out by machine, trying to get round its limits, or to reach accounts and data that are not yours.\n- Reviews that are untrue or paid for.\n- Uploading anything you have no right to share.',
      items: [],
    },
    {
      heading: '9. Reviews and content',
      layout: 'text',
      text: 'What you write and upload stays yours. You allow us to store and show it as far as the service needs it. Reviews are the opinion of those who wrote them; we check that they come from somebody who worked with the person, and take down those that break these terms.',
      items: [],
    },
    {
      heading: '10. What we answer for',
      layout: 'text',
      text: 'We run {brand} with care, but cannot promise that it is always available or free of mistakes. We are not a party to the advice or the result an assistant gives you, and assistants do not replace a lawyer, an accountant or another licensed professional.\n\nAs far as the law allows, we do not answer for indirect loss or lost profit, and our total liability for a claim is limited to what you paid us in the twelve months before it. Nothing here limits liability that the law does not allow to be limited, nor rights you have as a consumer.',
      items: [],
    },
    {
      heading: '11. Your data',
      layout: 'text',
      text: 'What we keep about you, why, and for how long stands in our [privacy policy](/privacy).',
      items: [],
    },
    {
      heading: '12. Changes to these terms',
      layout: 'text',
      text: 'When we change these terms in a way that matters to you, we tell you by e-mail at least 30 days before. Earlier editions are kept, so that it stays clear what was agreed. If you do not agree with a change, you may end your account before it takes effect.',
      items: [],
    },
    {
      heading: '13. Law and disputes',
      layout: 'text',
      text: 'Write to us first; most things can be settled in a conversation. These terms are governed by the laws of the place where the company named on your invoices has its head office, and its courts decide, unless the law where you live gives you the right to its own courts and its own rules. If a part of these terms does not hold, the rest does.\n\nIf you live in Quebec, you have the right to these terms in French before you agree to them. [Ask us](/contact) for them.',
      items: [],
    },
  ],
}
