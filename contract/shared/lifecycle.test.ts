import { describe, expect, it } from 'vitest'
import { ImpossibleStep, lifecycle } from './lifecycle.ts'

describe('a step', () => {
  const door = lifecycle(
    {
      open: { word: 'Open', tone: 'plain', to: { shut: ['client', 'staff'] } },
      shut: { word: 'Shut', tone: 'good', to: { open: ['staff'], walled: ['system'] } },
      walled: { word: 'Walled up', tone: 'danger' },
    },
    { open: ['open'], final: ['walled'] },
  )

  it('is taken by who may take it', () => {
    expect(door.step('open', 'shut', 'client')).toBe('shut')
    expect(door.step('shut', 'open', 'staff')).toBe('open')
  })
  it('is refused to anyone else, and where nothing leads', () => {
    expect(() => door.step('shut', 'open', 'client')).toThrow(ImpossibleStep)
    expect(() => door.step('walled', 'open', 'staff')).toThrow('Nothing goes from walled to open by the staff.')
  })
  it('that stays where it is always goes', () => expect(door.step('walled', 'walled', 'client')).toBe('walled'))
  it('is told beforehand, to all or to one', () => {
    expect(door.next('shut')).toEqual(['open', 'walled'])
    expect(door.next('shut', 'staff')).toEqual(['open'])
  })
  it('of rows that nobody has read asks for the states it leads out of, by who takes it', () => {
    expect(door.stepTo('shut', 'staff')).toEqual({ from: ['open'], to: 'shut' })
    expect(() => door.stepTo('open', 'client')).toThrow('Nothing goes from any state to open by the client.')
  })
  it('leads into sets', () => {
    expect(door.is('final', 'walled')).toBe(true)
    expect(door.is('open', 'shut')).toBe(false)
  })
})
