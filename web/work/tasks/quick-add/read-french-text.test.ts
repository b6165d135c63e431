import { readLanguageFrom } from '@talentplace/contract/shared/i18n/current-language'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { readTaskText } from './read-task-text.ts'

let before: ReturnType<typeof readLanguageFrom>
beforeAll(() => void (before = readLanguageFrom(() => 'fr')))
afterAll(() => void readLanguageFrom(before))

const people = [{ user_uuid: 'l', name: 'Léa M.' }]
// A Friday.
const today = '2026-11-20'
const read = (line: string) => readTaskText(line, { people, today })

it('quick add in French reads a line with its day, priority and person', () => {
  expect(read('Appeler l’imprimeur demain !élevée @Léa')).toMatchObject({
    name: 'Appeler l’imprimeur',
    due_date: '2026-11-21',
    priority: 0,
    people,
    recurrence: null,
  })
  expect(
    ['haute', 'elevee', 'moyenne', 'faible', 'basse', 'aucune'].map((word) => read(`x !${word}`).priority),
  ).toEqual([0, 0, 1, 2, 2, 99])
})

describe('quick add in French takes a day out of the name where nothing else can be meant', () => {
  it.each([
    ['Envoyer la lettre lundi', 'Envoyer la lettre', '2026-11-23'],
    ['Envoyer la lettre d’ici lundi', 'Envoyer la lettre', '2026-11-23'],
    ['Envoyer la lettre ce vendredi', 'Envoyer la lettre', '2026-11-20'],
    ['Envoyer la lettre vendredi prochain', 'Envoyer la lettre', '2026-11-27'],
    ['Envoyer la lettre aujourd’hui', 'Envoyer la lettre', '2026-11-20'],
    ['Envoyer la lettre demain!', 'Envoyer la lettre', '2026-11-21'],
    ['Envoyer la lettre après-demain', 'Envoyer la lettre', '2026-11-22'],
    ['Envoyer la lettre le 3 décembre', 'Envoyer la lettre', '2026-12-03'],
    ['Envoyer la lettre le 1er mars', 'Envoyer la lettre', '2027-03-01'],
    ['Envoyer la lettre au plus tard le 15 janv. 2027', 'Envoyer la lettre', '2027-01-15'],
    ['Envoyer la lettre 4 juill.', 'Envoyer la lettre', '2027-07-04'],
    ['Envoyer la lettre le 2027-01-15', 'Envoyer la lettre', '2027-01-15'],
    ['Envoyer la lettre dans deux semaines', 'Envoyer la lettre', '2026-12-04'],
    ['Envoyer la lettre dans un mois', 'Envoyer la lettre', '2026-12-20'],
    ['Envoyer la lettre à la fin du mois', 'Envoyer la lettre', '2026-11-30'],
    ['Appeler Jo demain à 15 h 30', 'Appeler Jo à 15 h 30', '2026-11-21'],
    ['Ne pas oublier le lait demain', 'Ne pas oublier le lait', '2026-11-21'],
    // English is read, too.
    ['Envoyer la lettre tomorrow', 'Envoyer la lettre', '2026-11-21'],
  ])('%j: %j, due %s', (line, name, due_date) => {
    expect(read(line)).toMatchObject({ name, due_date, recurrence: null })
  })
})

describe('quick add in French reads work that is done again', () => {
  it.each([
    ['chaque jour', '2026-11-20', 'FREQ=DAILY'],
    ['tous les jours ouvrables', '2026-11-20', 'FREQ=WEEKLY;BYDAY=MO,TU,WE,TH,FR'],
    ['chaque semaine', '2026-11-20', 'FREQ=WEEKLY'],
    ['toutes les deux semaines', '2026-11-20', 'FREQ=WEEKLY;INTERVAL=2'],
    ['aux deux semaines', '2026-11-20', 'FREQ=WEEKLY;INTERVAL=2'],
    ['une semaine sur deux', '2026-11-20', 'FREQ=WEEKLY;INTERVAL=2'],
    ['un lundi sur deux', '2026-11-23', 'FREQ=WEEKLY;INTERVAL=2;BYDAY=MO'],
    ['tous les lundis et jeudis', '2026-11-23', 'FREQ=WEEKLY;BYDAY=MO,TH'],
    ['chaque lundi', '2026-11-23', 'FREQ=WEEKLY;BYDAY=MO'],
    ['tous les trois mois', '2026-11-20', 'FREQ=MONTHLY;INTERVAL=3'],
    ['chaque trimestre', '2026-11-20', 'FREQ=MONTHLY;INTERVAL=3'],
    ['chaque mois', '2026-11-20', 'FREQ=MONTHLY'],
    ['chaque année', '2026-11-20', 'FREQ=YEARLY'],
    ['tous les ans', '2026-11-20', 'FREQ=YEARLY'],
    ['le dernier vendredi de chaque mois', '2026-11-27', 'FREQ=MONTHLY;BYDAY=-1FR'],
    ['le dernier jour de chaque mois', '2026-11-30', 'FREQ=MONTHLY;BYMONTHDAY=-1'],
    ['le deuxième mardi de chaque mois', '2026-12-08', 'FREQ=MONTHLY;BYDAY=2TU'],
    ['chaque mois le 15', '2026-12-15', 'FREQ=MONTHLY;BYMONTHDAY=15'],
    ['le 1er de chaque mois', '2026-12-01', 'FREQ=MONTHLY;BYMONTHDAY=1'],
  ])('%j: first on %s by %s', (words, due_date, recurrence) => {
    expect(read(`Trier les courriels ${words}`)).toMatchObject({ name: 'Trier les courriels', due_date, recurrence })
  })
})

describe('quick add in French leaves a line as it is', () => {
  it.each([
    'Préparer la réunion de lundi',
    'Préparer la présentation pour lundi',
    'Réserver chez Robin lundi',
    'Boutique fermée le lundi',
    'Réunion du deuxième mardi',
    'Ne jamais appeler lundi',
    'Vérifier les ventes depuis lundi',
    'Appeler Jo demain matin',
    'Lire le rapport de chaque semaine',
    'Relire la facture de mars',
    'Appeler à 15 h',
    'Chaque jour',
    'Demain',
  ])('%j', (line) => {
    expect(read(line)).toMatchObject({ name: line, due_date: null, recurrence: null, chips: [] })
  })
})
