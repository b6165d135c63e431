/** The edition of the words below; whoever changes them gives it another. */
export const agreementVersion = '2026-11-28'

/** What a client agrees to at checkout, paragraph by paragraph; an empty line stands between them. */
export function agreementText(brand: string): string {
  return [
    `This agreement is between you, the client, and ${brand}. It covers the subscription shown with it: its roles, hours and price.`,
    `What you get. ${brand} provides virtual assistants for the monthly hours you chose. The assistants you picked are asked to confirm; where you asked for help to decide, or someone can't take the work, our team proposes someone who fits.`,
    'Payment. Your first month is paid on sign-up. After that the subscription renews each month on its invoice day, and the amount due is charged to the card named with this agreement, or to another that you choose for renewals later, with the taxes that apply on that day.',
    'Hours. Hours are for the month they were paid for. Hours do not roll over.',
    'Ending it. You may cancel at any time. The subscription then ends with the month that has been paid, and nothing further is charged.',
    'If they can’t start, your money back. If someone you picked declines before your start date and nobody takes their place, you may cancel until the day before that date, on the page of your subscription. We then give back everything you paid for it.',
    'Working together. Assistants work for you through the product: please agree on work, hours and payment there only. What you share with them stays confidential.',
    'Your signature. Typing your name has the effect of a signature. We keep it with the date, the time and the address of your connection, and send you this agreement by email.',
  ].join('\n\n')
}
