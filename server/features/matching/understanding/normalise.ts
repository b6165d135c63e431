import stem from 'wink-porter2-stemmer';

/** The longest word that is looked at; what is longer is cut. */
const longestWord = 40;

/** A word as typed and where it stands in the text it came from. */
export interface Word {
  value: string;
  start: number;
  end: number;
}

/**
 * Lower case without accents or apostrophes. Keeps one character for each of the input's where it can;
 * callers that need places in the original use `wordsIn`.
 */
export function fold(text: string): string {
  return text
    .normalize('NFKD')
    .replaceAll(/[\u0300-\u036f\u2018\u2019'`´]/g, '')
    .toLowerCase();
}

/** A value reduced to what two people who mean the same would both type: folded, single spaces. */
export function comparable(text: string): string {
  return fold(text)
    .replaceAll('&', ' and ')
    .replaceAll(/[^a-z0-9]+/g, ' ')
    .trim();
}

/** Closed forms that people also write open, so that both read alike. */
const openForms: Record<string, string[]> = {
  setup: ['set', 'up'],
  setups: ['set', 'up'],
  cleanup: ['clean', 'up'],
  followup: ['follow', 'up'],
  followups: ['follow', 'up'],
  checkin: ['check', 'in'],
  checkins: ['check', 'in'],
  helpdesk: ['help', 'desk'],
  pdfs: ['pdf'],
};

/** What makes 'it' mean computers when it isn't in capitals. */
const computerCompany = new Set(['support', 'helpdesk', 'guy', 'person', 'specialist', 'technician', 'admin', 'problems', 'services']);

/** Computers in the sense of 'IT support': a word of its own, since 'it' says nothing. */
export const informationTechnology = 'infotech';

/** Sayings that mean something else than their words, read as one word. */
const sayings: [string[], string][] = [
  [['no', 'show'], 'noshow'],
  [['no', 'shows'], 'noshow'],
  [['no', 'showing'], 'noshow'],
  [['day', 'to', 'day'], 'daytoday'],
  [['one', 'on', 'one'], 'oneonone'],
  [['word', 'for', 'word'], 'verbatim'],
  [['step', 'by', 'step'], 'stepbystep'],
  [['back', 'to', 'back'], 'backtoback'],
  [['up', 'to', 'date'], 'uptodate'],
  [['out', 'of', 'date'], 'outofdate'],
  [['right', 'hand'], 'righthand'],
  [['front', 'desk'], 'frontdesk'],
  [['front', 'end'], 'frontend'],
  [['back', 'end'], 'backend'],
  [['white', 'paper'], 'whitepaper'],
  [['year', 'end'], 'yearend'],
  [['month', 'end'], 'monthend'],
];

/** The words of a text with their places, at most `limit` of them. Hyphenated single letters join: e-mail, W-2, A/B. */
export function wordsIn(text: string, limit: number): Word[] {
  const words: Word[] = [];
  const pattern = /[\p{L}\p{N}\p{M}'’‘`´]+(?:(?<=(?<![\p{L}\p{N}])\p{L})[-/][\p{L}\p{N}]+)?/gu;
  const shouting = text === text.toUpperCase();
  for (const match of text.matchAll(pattern)) {
    if (words.length >= limit) break;
    const raw = match[0];
    const value = fold(raw).replaceAll(/[^\p{L}\p{N}]/gu, '').slice(0, longestWord);
    if (value === '') continue;
    const place = { start: match.index, end: match.index + raw.length };
    if (raw === 'IT' && !shouting) words.push({ value: informationTechnology, ...place });
    else for (const part of openForms[value] ?? [value]) words.push({ value: part, ...place });
  }
  words.forEach((word, at) => {
    if (word.value === 'it' && computerCompany.has(words[at + 1]?.value ?? '')) word.value = informationTechnology;
  });
  return withSayings(words);
}

function withSayings(words: Word[]): Word[] {
  const joined: Word[] = [];
  for (let at = 0; at < words.length; at += 1) {
    const word = words[at];
    if (word === undefined) continue;
    const saying = sayings.find(([parts]) => parts[0] === word.value && parts.every((part, which) => words[at + which]?.value === part));
    if (saying === undefined) {
      joined.push(word);
      continue;
    }
    const [parts, value] = saying;
    at += parts.length - 1;
    joined.push({ value, start: word.start, end: words[at]?.end ?? word.end });
  }
  return joined;
}

/** Words that the stemmer would throw together with others of another meaning, and what each stands under. */
const ownStems: Record<string, string> = {
  accounting: 'accounting',
  accountant: 'accountant',
  accountants: 'accountant',
  marketing: 'marketing',
  marketer: 'marketing',
  marketers: 'marketing',
  listing: 'listing',
  listings: 'listing',
  books: 'books',
  booking: 'booking',
  bookings: 'booking',
  building: 'building',
  buildings: 'building',
  training: 'training',
  trainings: 'training',
  closing: 'closing',
  closings: 'closing',
  showing: 'showing',
  showings: 'showing',
  hosting: 'hosting',
  personal: 'personal',
  business: 'business',
  businesses: 'business',
  organic: 'organic',
  production: 'production',
  customs: 'customs',
  customer: 'customer',
  customers: 'customer',
  international: 'international',
  publicity: 'publicist',
  operator: 'operator',
  operators: 'operator',
  accountable: 'accountable',
  accountability: 'accountable',
  paid: 'paid',
  taxi: 'taxi',
  taxis: 'taxi',
  news: 'news',
  organization: 'organization',
  planner: 'plan',
  planners: 'plan',
  tester: 'test',
  testers: 'test',
  writer: 'write',
  writers: 'write',
  writing: 'write',
  written: 'write',
  wrote: 'write',
  editor: 'edit',
  editors: 'edit',
  coder: 'code',
  coders: 'code',
  caller: 'caller',
  callers: 'caller',
  sent: 'send',
  bought: 'buy',
  kept: 'keep',
  sold: 'sell',
  found: 'find',
  told: 'tell',
  ran: 'run',
  made: 'make',
  caught: 'catch',
  taught: 'teach',
  lost: 'lost',
  shot: 'shot',
  people: 'people',
  children: 'kid',
  wont: 'not',
};

/** One spelling for the British and the American form. Applied to both sides, so an odd outcome does no harm. */
function oneSpelling(word: string): string {
  if (word.length < 5) return word;
  let spelled = word
    .replace(/isation(s?)$/, 'ization$1')
    .replace(/is(e|es|ed|ing|er|ers)$/, 'iz$1')
    .replace(/ys(e|es|ed|ing)$/, 'yz$1')
    .replace(/our(s?|ed|ing|ful)$/, 'or$1')
    .replace(/tre(s?)$/, 'ter$1')
    .replace(/ogue(s?)$/, 'og$1')
    .replace(/amme(s?)$/, 'am$1')
    .replace(/cheque/, 'check');
  if (spelled.length >= 8) spelled = spelled.replace(/ll(?=[aeiou])/, 'l').replace(/lment/, 'llment').replace(/lllment/, 'llment');
  return spelled;
}

/** What a folded word stands under: its stem in one spelling, or its own entry where the stem would mislead. */
export function stemOf(word: string): string {
  const own = ownStems[word];
  if (own !== undefined) return own;
  const spelled = oneSpelling(word);
  return ownStems[spelled] ?? stem(spelled);
}
