import type { ChoiceItem } from './bank-item.ts'

const item = (name: string, prompt: string, options: ChoiceItem['options']): ChoiceItem => ({
  kind: 'choice',
  id: `english-tone-${name}`,
  version: 1,
  topic: 'tone',
  prompt,
  options,
})

export const englishTone: readonly ChoiceItem[] = [
  item('late-invoice', 'A good client’s invoice is three days late, for the first time. Which sentence fits best?', [
    'Just a friendly reminder that invoice 204 was due on Monday. Let me know if you have any questions.',
    'You have failed to pay invoice 204. Pay at once.',
    'Hey!! Where’s the money for 204??',
    'Invoice 204 may or may not have been due, and it would be lovely if it were perhaps paid at some time.',
  ]),
  item('angry-customer', 'A customer is upset because a parcel is late. How does your reply begin?', [
    'I’m sorry your parcel is late. I’ve checked with the carrier, and here is what we know.',
    'Please calm down. Parcels are late sometimes.',
    'This isn’t our fault, so please contact the carrier.',
    'We regret any inconvenience that may have been experienced by you.',
  ]),
  item('decline-meeting', 'You decline a meeting for your client. Which sentence fits best?', [
    'Thank you for the invitation. Jordan can’t make Tuesday; would Thursday afternoon work for you?',
    'Jordan is busy.',
    'No can do, sorry.',
    'Jordan doesn’t think this meeting is worth the time.',
  ]),
  item('ask-again', 'You asked a supplier for a quote a week ago and heard nothing. Which sentence fits best?', [
    'I’m following up on the quote I asked for on May 4. Could you send it by Friday?',
    'I asked you a week ago already. Why don’t you answer?',
    'Did you get my email? Did you get my email?',
    'As per my last email, see below.',
  ]),
  item('first-contact', 'You write to someone you have never met. How do you begin?', [
    'Hello Ms. Chen, I’m writing on behalf of Lakeside Dental about your booking.',
    'Yo Chen, quick thing.',
    'To whom it may concern and all others: greetings.',
    'Chen, I need something from you.',
  ]),
  item('bad-news', 'An order can’t be delivered before a holiday. Which sentence fits best?', [
    'Your order won’t arrive before December 24. It will ship on the 27th, or we can refund you today.',
    'Unfortunately there are issues with your order.',
    'Your order is late because the warehouse made a mess of it again.',
    'Good news! Your order is on its way to being on its way.',
  ]),
  item('unclear-task', 'Your client’s instruction can be read in two ways. Which reply fits best?', [
    'To be sure I do this the way you’d like: should the report cover March only, or the whole quarter?',
    'Your instructions make no sense.',
    'OK!',
    'I will do whatever you want, however you want, whenever you want.',
  ]),
  item('thanks', 'A partner sent documents early, which helped a lot. Which sentence fits best?', [
    'Thank you for sending these early. It helped us finish today.',
    'Received.',
    'You are literally the best human being alive!!!',
    'It is hereby acknowledged that the documents have come to hand.',
  ]),
  item('short-answer', 'A client asks by chat: “Is the newsletter out?” It went out at nine. Which reply fits best?', [
    'Yes, it went out at 9:00. 412 people have opened it so far.',
    'Yes.',
    'Concerning your inquiry of today, I can confirm the dispatch of the aforementioned newsletter.',
    'I think so, maybe check?',
  ]),
  item('mistake', 'You put the wrong date in an invitation. Which sentence fits best?', [
    'I’m sorry, I gave you the wrong date: the call is on Wednesday, June 3. The invitation is corrected.',
    'There seems to have been some confusion about the date.',
    'You should have noticed that the date couldn’t be right.',
    'So, so, so sorry!!! I am terrible with dates, please forgive me!!!',
  ]),
  item('subject-line', 'You need an answer by Thursday. Which subject line fits best?', [
    'Please confirm by Thursday: venue for June 12',
    'Question',
    'URGENT!!! READ THIS NOW',
    'Venue, date, menu, parking and various other things that I wanted to ask you about',
  ]),
  item('plain-words', 'Which sentence says it most plainly?', [
    'Please call us if you can’t come.',
    'In the event that your attendance should prove not to be feasible, kindly advise us telephonically.',
    'Non-attendance is to be communicated.',
    'It would be appreciated if a call could be made in case of absence.',
  ]),
  item('no-blame', 'A colleague’s figures were wrong in a report to a client. What do you write to the client?', [
    'The total on page 2 was wrong. The right one is $4,310, and the corrected report is attached.',
    'My colleague got the total wrong. I would have noticed.',
    'Please ignore the total on page 2.',
    'Here is the report again.',
  ]),
]
