import { message } from '../../shared/i18n/message.ts'

/*
 * B4.6: why a person matches, a line for each part of the score. The search writes them bit by bit, so they have no plurals: what is counted
 * has a text for one and a text for many, and both languages name their arguments in the same order.
 */

export const mainRole = message({ en: '{role}, their main role', fr: '{role}, son rôle principal' })
export const sideRole = message({ en: '{role}, one of their roles', fr: '{role}, un de ses rôles' })
/** Follows one of these where several roles are viewed. */
export const ofYourRoles = message({
  en: ' · {counting} of your {viewed} roles',
  fr: ' · {counting} de vos {viewed} rôles',
})

/** Tools that were asked for; `first` and `second` are their names. */
export const oneTool = message({ en: '{first}', fr: '{first}' })
export const twoTools = message({ en: '{first} and {second}', fr: '{first} et {second}' })
export const moreTools = message({
  en: '{first}, {second} and {count} more',
  fr: '{first}, {second} et {count} de plus',
})
export const notYourTool = message({ en: 'Not your tool', fr: 'N’a pas votre outil' })
export const noneOfYourTools = message({ en: 'None of your {count} tools', fr: 'Aucun de vos {count} outils' })

/** Skills and tools that a role is made of. */
export const keySkill = message({ en: '{known} of {of} key skill', fr: '{known} sur {of} compétence clé' })
export const keySkills = message({ en: '{known} of {of} key skills', fr: '{known} sur {of} compétences clés' })
export const keyTool = message({ en: '{known} key tool', fr: '{known} outil clé' })
export const keyTools = message({ en: '{known} key tools', fr: '{known} outils clés' })
export const nothingMore = message({
  en: 'Nothing more is asked of this role',
  fr: 'Rien de plus n’est demandé pour ce rôle',
})

export const skill = message({ en: '{matched} of {wanted} skill', fr: '{matched} sur {wanted} compétence' })
export const skills = message({ en: '{matched} of {wanted} skills', fr: '{matched} sur {wanted} compétences' })

/** Hours of the client’s working day. */
export const outsideDay = message({ en: 'Works outside your day', fr: 'Travaille en dehors de votre journée' })
export const ofYourDay = message({
  en: '{hours} h of your working day',
  fr: '{hours}\u00a0h de votre journée de travail',
})
/** Ends a number of hours and a half. */
export const half = message({ en: '.5', fr: ',5' })

export const time = message({
  en: '{matched} of {wanted} time you asked for',
  fr: '{matched} sur {wanted} moment demandé',
})
export const times = message({
  en: '{matched} of {wanted} times you asked for',
  fr: '{matched} sur {wanted} moments demandés',
})

export const hoursFree = message({ en: '{hours} h free', fr: '{hours}\u00a0h libres' })

/** Reviews. */
export const newHere = message({ en: 'New here', fr: 'Arrivée récente' })
export const reviewed = message({ en: 'Reviewed by clients', fr: 'Évaluations de clients' })
export const wellReviewed = message({ en: 'Well reviewed by clients', fr: 'Bonnes évaluations de clients' })

/** Languages that were asked for; `languages`: their names, one or several. */
export const speaks = message({ en: 'Speaks {languages}', fr: 'Parle {languages}' })
export const speaksSome = message({
  en: 'Speaks {languages}, {count} of your {wanted} languages',
  fr: 'Parle {languages}, {count} de vos {wanted} langues',
})
export const doesntSpeak = message({ en: 'Doesn’t speak {language}', fr: 'Ne parle pas {language}' })
export const noneOfYourLanguages = message({
  en: 'None of your {wanted} languages',
  fr: 'Aucune de vos {wanted} langues',
})
export const thisLanguage = message({ en: 'this language', fr: 'cette langue' })
