/** Who can take a step. `system`: the product itself, by a job, the card processor's answer or the calendar. */
export type Mover = 'client' | 'assistant' | 'staff' | 'system'

/** How a state looks beside its word, which says it too. */
export type Tone = 'plain' | 'good' | 'notice' | 'danger' | 'info'

declare const stepped: unique symbol

/** A state that a lifecycle has led to: the only thing that a column of states is changed to. */
export type Stepped<Name extends string> = Name & { readonly [stepped]: true }

interface State<Name extends string> {
  /** As people read it: a message where they read it in their language. */
  readonly word: string | (() => string)
  readonly tone: Tone
  /** The states it can become, and who can take that step. */
  readonly to?: { readonly [Next in Name]?: readonly Mover[] }
}

/** A step that the lifecycle doesn't have: a mistake of the code, never of a person. */
export class ImpossibleStep extends Error {
  constructor(from: string, to: string, who: Mover) {
    super(`Nothing goes from ${from} to ${to} by the ${who}.`)
    this.name = 'ImpossibleStep'
  }
}

/**
 * The states of a thing as data, each with its word, its tone and the steps out of it; and named sets of them. `open` is what
 * someone still has to do something about, `final` what nothing leads out of. Types, SQL lists, the database's constraints, badges
 * and filters come from here (`docs/features/states.md`).
 *
 * @param states in the order in which they are listed
 * @param sets `open` and `final`, and whatever else is asked for by name
 */
export function lifecycle<
  const States extends { readonly [Name in keyof States]: State<keyof States & string> },
  const Sets extends Readonly<Record<'open' | 'final', readonly (keyof States & string)[]>> &
    Readonly<Record<string, readonly (keyof States & string)[]>>,
>(states: States, sets: Sets) {
  type Name = keyof States & string
  const values = Object.keys(states) as unknown as readonly [Name, ...Name[]]
  const all: Readonly<Record<Name, State<Name>>> = states
  const named: Readonly<Record<string, readonly string[]>> = sets
  const movers = (from: Name, to: Name): readonly Mover[] => all[from].to?.[to] ?? []

  return {
    values,
    sets,
    /** The exact entries, with whatever a lifecycle tells of its states besides. */
    of: states,
    word(state: Name): string {
      const { word } = all[state]
      return typeof word === 'function' ? word() : word
    },
    tone: (state: Name): Tone => all[state].tone,
    /** True for a state of a set. */
    is<Set extends keyof Sets & string>(set: Set, state: Name): state is Sets[Set][number] {
      return named[set]?.includes(state) ?? false
    },
    /** What a state can become, by anyone or by this one. */
    next: (from: Name, who?: Mover): readonly Name[] =>
      values.filter((to) => (who ? movers(from, to).includes(who) : movers(from, to).length > 0)),
    /**
     * The state after a step, to write down; staying where it is always goes.
     * @throws ImpossibleStep
     */
    step<To extends Name>(from: Name, to: To, who: Mover): Stepped<To> {
      if (from !== to && !movers(from, to).includes(who)) throw new ImpossibleStep(from, to, who)
      return to as Stepped<To>
    },
    /**
     * The step of rows that a statement changes unseen: what it writes, and the states that its `where` asks for.
     * @throws ImpossibleStep where nothing leads there
     */
    stepTo<To extends Name>(to: To, who: Mover): { readonly from: readonly Name[]; readonly to: Stepped<To> } {
      const from = values.filter((each) => movers(each, to).includes(who))
      if (from.length === 0) throw new ImpossibleStep('any state', to, who)
      return { from, to: to as Stepped<To> }
    },
  }
}

/** The part of a lifecycle that words and badges need. */
export interface Worded<Name extends string> {
  readonly values: readonly Name[]
  readonly word: (state: Name) => string
  readonly tone: (state: Name) => Tone
}

/** Every name of a lifecycle's states. */
export type StateOf<L extends { readonly values: readonly string[] }> = L['values'][number]

/** The states of a set of a lifecycle. */
export type StateIn<
  L extends { readonly sets: Readonly<Record<string, readonly string[]>> },
  Set extends keyof L['sets'],
> = L['sets'][Set][number]
