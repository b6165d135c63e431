import type { ShippedText } from '../content-page.ts'

const section = (heading: string, text: string) => ({ heading, layout: 'text' as const, text, items: [] })

/** What an assistant signs before they begin; `{{…}}` is filled in for each of them. */
export const assistantAgreement: ShippedText = {
  version: '2026-11-26',
  heading: 'Assistant agreement',
  lead: 'Between {{full_name}}, {{address}} (“you”), and {{company}} (“we”, “us”). It takes effect on {{start_date}}.',
  sections: [
    section(
      '1. What this is about',
      'You offer your services as a virtual assistant through {{company}}. We introduce you to clients, arrange the work, keep account of hours, invoice clients and pay you. You decide which invitations you accept. Nothing here obliges us to offer you work, or you to accept it.',
    ),
    section(
      '2. You’re an independent contractor',
      '- You run your own business. You aren’t an employee of ours or of a client, and you can’t enter into agreements in our name.\n- You choose how, where and with which tools you do the work, within what you agreed on with the client.\n- You may work for others, as long as it doesn’t conflict with what you promised here.\n- Taxes, insurance and contributions on what you earn are yours to look after. Where you have to charge GST, HST or QST, give us your number and we add it to your bills.',
    ),
    section(
      '3. The work',
      '- Do the work with care, by the time you agreed on, and yourself. Don’t pass it on to anyone else without the client’s and our consent.\n- Reply to clients and to us within one business day.\n- Tell the client and us as soon as you know that something will be late, or that you can’t do it.\n- If you’ll be away, tell us at least two weeks before. If you fall ill, tell us the same day.',
    ),
    section(
      '4. Time and pay',
      'Your rates on {{start_date}}: {{pay_rates}}. Each invitation shows the rate of its work before you accept it.\n\nYou log your time in {{company}}, truthfully and on the day you work. Time that the client or we approve is paid by the bill we make up for you. You can question a bill until the end of the following month. You pay for your own equipment, connection and software unless a client agrees otherwise in writing.',
    ),
    section(
      '5. Confidentiality',
      '- Keep everything you learn about clients, their customers and us to yourself, and use it only for the work. This continues after the work ends.\n- Keep passwords in a password manager. Never send them by email or chat.\n- Use the access you’re given only for the work, and return or delete what you hold when the work ends.\n- Tell us at once, and within 24 hours at the latest, if information may have been lost, or seen by someone who shouldn’t have.',
    ),
    section(
      '6. Personal information',
      'You handle personal information of clients and their customers only as they instruct you, and as the privacy laws of Canada and the United States require. How we handle yours is in our [privacy policy](/privacy).',
    ),
    section(
      '7. What you make',
      'What you make for a client belongs to the client once it is paid for, and you waive your moral rights in it as far as the law allows. What you brought along stays yours; the client may continue to use it as part of the work.',
    ),
    section(
      '8. Clients you meet here',
      'While you work with a client, and for twelve months after, you work for them only through {{company}}, unless we agree otherwise in writing. Where the law of your province or state limits such promises, they apply only as far as it allows.',
    ),
    section(
      '9. Conduct',
      'Treat clients, their customers and our team with respect. Harassment, discrimination, false time entries and sharing your account end this agreement at once.',
    ),
    section(
      '10. Ending it',
      'Either of us may end this agreement with two weeks’ notice in writing, and at once where the other has seriously broken it. Work that was approved is paid in any case. Sections 5 to 8 continue after the end.',
    ),
    section(
      '11. Everything else',
      'If a part of this agreement isn’t valid, the rest still is. A change is valid once we’ve both agreed to it in writing. The law of the province or state where you live applies. Typing your name below has the effect of a signature: we keep it with the date, the time and the address of your connection.',
    ),
  ],
}
