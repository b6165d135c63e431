import { describe, expect, it } from 'vitest'
import { zoneIdInText, zoneName, zonePlace } from './zone-name.ts'

describe('the name of a zone', () => {
  it.each([
    ['America/Toronto', 'Toronto time'],
    ['America/New_York', 'New York time'],
    ['America/St_Johns', 'St. John’s time'],
    ['America/St_Thomas', 'St. Thomas time'],
    ['America/Argentina/Buenos_Aires', 'Buenos Aires time'],
    ['America/Indiana/Knox', 'Knox, Indiana time'],
    ['America/North_Dakota/New_Salem', 'New Salem, North Dakota time'],
    ['America/Blanc-Sablon', 'Blanc-Sablon time'],
    ['Pacific/Pago_Pago', 'Pago Pago time'],
    ['Asia/Calcutta', 'Kolkata time'],
    ['America/Sao_Paulo', 'São Paulo time'],
    ['Canada/Eastern', 'Eastern time'],
    ['US/Pacific', 'Pacific time'],
    ['Japan', 'Japan time'],
  ])('of %s is %s', (id, name) => {
    expect(zoneName(id)).toBe(name)
  })

  it.each([
    ['UTC', 'UTC'],
    ['Etc/UTC', 'UTC'],
    ['GMT', 'UTC'],
    ['Etc/GMT', 'UTC'],
    ['Etc/GMT+0', 'UTC'],
    ['Etc/GMT+5', 'UTC−5'],
    ['Etc/GMT-14', 'UTC+14'],
    ['EST', 'EST'],
    ['EST5EDT', 'EST'],
    ['Unknown', 'Unknown time zone'],
  ])('that is no place’s says its clock alone: %s is %s', (id, name) => {
    expect([zoneName(id), zonePlace(id)]).toEqual([name, name])
  })

  it('never is an id', () => {
    for (const id of Intl.supportedValuesOf('timeZone')) expect(zoneName(id)).not.toMatch(/[/_]/)
  })

  it('of a place’s zone is told from its id, wherever that is in a text', () => {
    for (const id of Intl.supportedValuesOf('timeZone').filter((each) => each.includes('/'))) {
      expect(zoneIdInText.exec(`Since 9:00 (${id}), our time`)?.[0]).toBe(id)
      expect(zoneName(id)).not.toMatch(zoneIdInText)
    }
    expect('Canada/US tax, and/or Pacific time').not.toMatch(zoneIdInText)
  })
})

it('the place of a zone is what its clock is named for', () => {
  expect(['America/Vancouver', 'America/St_Johns', 'America/Indiana/Vevay'].map(zonePlace)).toEqual([
    'Vancouver',
    'St. John’s',
    'Vevay, Indiana',
  ])
})
