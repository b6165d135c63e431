import { wordSet } from './message-words.ts'

export const people = wordSet(
  'wife husband daughter son sister brother partner cousin mother mom mum father dad niece nephew friend aunt uncle accountant bookkeeper agency agent publisher team commis secretary techs tech cpa assistant lawyer staff producer designer developer studio office femme mari conjoint conjointe soeur frere fille fils associe associee comptable agence equipe manager',
)

/** Their names end like those of people, and they aren't any. */
const notPeople = wordSet(
  'customer customers newsletter calendar order computer number website server folder counter error color floor door letter paper offer founder member user other owner manager router elevator sensor author water weather winter summer disaster transfer render reminder container trailer banner flyer brochure',
)

const others = wordSet(
  'boyfriend girlfriend spouse fiance cfo ceo coo cmo controller treasurer cohost biller service firm company kid kids neveu niece boss law volunteer volunteers gars gang famille family intern interns stagiaire guy girl person firme fournisseur cabinet siege clerk va sdr webmaster hr contractors volunteer bookkeepers colleague collegue blonde chum beau mere pere lady gal dude fellow bro sis hubby partners mom mum directrice patronne gerante',
)

/** Whether a word names who could do work: a relative, an employee, a firm. */
export function isDoer(word: string): boolean {
  return (
    people.has(word) ||
    others.has(word) ||
    (!notPeople.has(word) && word.length > 4 && /(er|or|ist|ian|ant|eur|euse|iste|iere)$/.test(word))
  )
}

const firms = wordSet(
  'agency firm company brokerage publisher lab bank office warehouse supplier provider freelancer contractor service franchise parent department team school church union printer volunteers volunteer agence firme cabinet entrepot entreprise compagnie siege fournisseur pigiste equipe benevole benevoles franchiseur marketplace finance accounting staff interns party desk studio plant crew reception clinic',
)

/** Whether a word names who does work for several, so that 'the' or 'an' is enough of an introduction. */
export function isFirm(word: string): boolean {
  return firms.has(word)
}
