import type { ListState } from '../../../ui/list-screen/list-state.ts'
import type { ChangeList } from '../../../ui/list-screen/use-list-state.ts'
import { daysOf, pickOf, quickPicks } from '../entries/quick-picks.ts'
import { ChoiceButtons } from './choice-buttons.tsx'

interface QuickPickButtonsProps {
  readonly state: ListState
  readonly onChange: ChangeList
  /** The viewer's calendar day; nothing can be pressed until it is known. */
  readonly today: string | undefined
}

/** A6.7: days in one press; the one that is chosen, pressed again, shows all. */
export function QuickPickButtons({ state, onChange, today }: QuickPickButtonsProps) {
  const { from, to, ...others } = state.filters
  const chosen = today === undefined ? null : pickOf(from, to, today)
  return (
    <ChoiceButtons
      label="Days"
      choices={quickPicks}
      chosen={chosen}
      onChoose={
        today === undefined
          ? undefined
          : (pick) =>
              onChange({ ...state, page: 1, filters: pick === chosen ? others : { ...others, ...daysOf(pick, today) } })
      }
    />
  )
}
