import { changeHours } from '../../../matching/cart/change-hours.ts'
import { asksForMore } from '../../../matching/chosen-roles/align-hours.ts'
import { HoursStep } from '../../../matching/hours/hours-step.tsx'
import { MonthlyEstimate } from '../../../billing/prices/monthly-estimate.tsx'
import { usePrefilledHours } from '../../../matching/requirements/use-prefill.ts'
import { type Change, changeCriteria } from '../../../platform/criteria/criteria-store.ts'
import type { StoredCriteria } from '../../../platform/criteria/empty-criteria.ts'
import { goTo } from '../../../platform/navigation/navigator.ts'
import { paths } from '../../../platform/navigation/paths.ts'

interface HoursWithPriceProps {
  readonly criteria: StoredCriteria
  readonly isFreeText: boolean
  readonly onBack: () => void
  readonly onNext: () => void
}

const prefill = (made: Change): void => changeCriteria(made, { byItself: true })
const startFrom = (hours: number[]): void => changeCriteria({ hours }, { byItself: true })
const change = (hours: Parameters<typeof changeHours>[0]): void => void changeHours(hours)

/** The hours with what they cost; 100+ leads to a call (B3.6). */
export function HoursWithPrice({ criteria, isFreeText, onBack, onNext }: HoursWithPriceProps) {
  const isOpen = asksForMore(criteria)
  const said = usePrefilledHours(criteria, prefill)
  return (
    <HoursStep
      criteria={criteria}
      isFreeText={isFreeText}
      said={said}
      estimate={<MonthlyEstimate hours={criteria.hours} rids={criteria.rids} isOpen={isOpen} />}
      onHours={change}
      onDefaultHours={startFrom}
      onBack={onBack}
      onNext={() => (isOpen ? goTo(paths.contact(criteria.uuid)) : onNext())}
    />
  )
}
