import * as t from '@talentplace/contract/matching/messages/candidates'
import { useMediaQuery } from '@mantine/hooks'
import { useState } from 'react'
import { useCriteria } from '../../platform/criteria/criteria.ts'
import type { StoredCriteria } from '../../platform/criteria/empty-criteria.ts'
import { Button } from '../../ui/button.tsx'
import { SkipLink } from '../../ui/page/skip-link.tsx'
import { filtersSet, noFilters } from '../filters/filter-choices.ts'
import { Filters } from '../filters/filters.tsx'
import type { ZonePicker } from '../filters/zone-filter.tsx'
import { CompareDock } from '../compare/compare-dock.tsx'
import { changeHours } from '../cart/change-hours.ts'
import { ProceedToCheckout } from '../cart/proceed-to-checkout.tsx'
import { takeRoleAway } from '../cart/remove-from-pool.ts'
import { addRole } from '../chosen-roles/toggle-role.ts'
import { withRolesMeant } from '../requirements/understood-words.ts'
import { AddRolesDialog } from './roles/add-roles-dialog.tsx'
import { BackButton } from './back-button.tsx'
import { useCandidateSearch, useCandidateTotals } from '../search/candidate-search.ts'
import styles from './candidates-step.module.css'
import { EditHoursDialog } from './roles/edit-hours-dialog.tsx'
import { NoRoles, NoRoleSelected } from './results/empty-results.tsx'
import { HelpMeDecideDialog } from './results/help-me-decide.tsx'
import { PanelDrawer } from './roles/panel-drawer.tsx'
import { Results } from './results/results.tsx'
import { PlainHead, ResultsHead } from './results/results-head.tsx'
import { toggleViewed, viewedRoles } from '../chosen-roles/role-choice.ts'
import { type PriceLine, RolePanel } from '../chosen-roles/role-panel.tsx'
import { SortChoice } from './results/sort-choice.tsx'
import { useViewedSearch, viewedNames } from './viewed-search.ts'

export interface CandidatesStepProps {
  /** B3.4: staff in a project type hours freely. */
  readonly isFreeText: boolean
  readonly onBack: () => void
  readonly ZonePicker: ZonePicker
  readonly PriceLine: PriceLine
}

type Dialog = 'add roles' | 'edit hours' | 'help' | null

interface DialogsProps extends Pick<CandidatesStepProps, 'isFreeText'> {
  readonly opened: Dialog
  readonly criteria: StoredCriteria
  readonly roles: ReturnType<typeof useViewedSearch>['roles']
  readonly onAdd: (rids: readonly number[]) => void
  readonly onClose: () => void
}

/** What opens over the step. */
function Dialogs({ opened, criteria, roles, isFreeText, onAdd, onClose }: DialogsProps) {
  return (
    <>
      <AddRolesDialog
        opened={opened === 'add roles'}
        keywords={withRolesMeant(criteria.keywords, criteria.not_meant)}
        chosen={criteria.rids}
        onAdd={onAdd}
        onClose={onClose}
      />
      <EditHoursDialog
        opened={opened === 'edit hours'}
        roles={roles}
        criteria={criteria}
        isFreeText={isFreeText}
        onSave={(change) => {
          void changeHours(change).then((stands) => stands && onClose())
        }}
        onClose={onClose}
      />
      <HelpMeDecideDialog opened={opened === 'help'} onClose={onClose} />
    </>
  )
}

/** What follows the cards. */
const afterId = 'after-candidates'

/** Room for the panel beside the results; below, it opens in a drawer. */
const besideResults = '(min-width: 60rem)'

/** B4.2 to B4.5: the step as a signed-in person sees it. */
export function SignedInCandidates({ isFreeText, onBack, ZonePicker, PriceLine }: CandidatesStepProps) {
  const { criteria, page, update } = useCriteria()
  const [isNoneViewed, setNoneViewed] = useState(false)
  const [dialog, setDialog] = useState<Dialog>(null)
  const isBeside = useMediaQuery(besideResults, true, { getInitialValueInEffect: false })
  const viewed = isNoneViewed ? [] : viewedRoles(criteria)
  const { input, ready, clock, roles, context } = useViewedSearch(criteria, page, viewed)
  const search = useCandidateSearch(input, ready)
  const totals = useCandidateTotals(input, ready || isNoneViewed)

  function view(rids: number[]): void {
    setNoneViewed(rids.length === 0)
    update({ focusedRid: rids }, { page: 1 })
  }

  function add(rids: readonly number[]): void {
    const focused = { ...criteria, focusedRid: viewed }
    const change = rids.reduce<StoredCriteria>((grown, rid) => ({ ...grown, ...addRole(grown, rid) }), focused)
    setNoneViewed(false)
    setDialog(null)
    update(change, { page: 1 })
  }

  const panel = (
    <div className={styles.panel}>
      <RolePanel
        roles={roles}
        viewed={viewed}
        total={totals?.count ?? null}
        counts={totals && new Map(totals.role_counts.map(({ role_id, count }) => [role_id, count]))}
        PriceLine={PriceLine}
        onViewAll={(all) => view(all ? criteria.rids : [])}
        onToggle={(rid) => view(toggleViewed(criteria.rids, viewed, rid))}
        onRemove={takeRoleAway}
        onAddRoles={() => setDialog('add roles')}
        onEditHours={() => setDialog('edit hours')}
      />
      <Filters criteria={criteria} ZonePicker={ZonePicker} onChange={(change) => update(change, { page: 1 })} />
    </div>
  )
  const count = search.data?.count ?? null

  function results() {
    if (criteria.rids.length === 0)
      return (
        <>
          <PlainHead />
          <NoRoles onAddRoles={() => setDialog('add roles')} />
        </>
      )
    if (viewed.length === 0)
      return (
        <>
          <PlainHead />
          <NoRoleSelected onViewAll={() => view(criteria.rids)} />
        </>
      )
    return (
      <>
        {search.error ? (
          <PlainHead />
        ) : (
          <ResultsHead
            count={count}
            roles={viewedNames(roles, viewed)}
            clock={clock}
            isClockComing={!ready}
            city={criteria.city}
            sort={criteria.sort}
          >
            <SortChoice
              sort={criteria.sort}
              hasClock={clock !== null}
              onChange={(sort) => update({ sort }, { page: 1 })}
            />
            <Button variant="outline" onClick={() => setDialog('help')}>
              {t.helpMeDecide()}
            </Button>
          </ResultsHead>
        )}
        <Results
          search={search}
          context={context}
          page={page}
          onPage={(next) => update({}, { page: next })}
          filters={filtersSet(criteria)}
          onClearFilters={() => update(noFilters, { page: 1 })}
        />
      </>
    )
  }

  return (
    <div className={styles.step}>
      {isBeside ? (
        panel
      ) : (
        <PanelDrawer roles={roles} viewed={viewed} filters={filtersSet(criteria)} count={count}>
          {panel}
        </PanelDrawer>
      )}
      <div className={styles.results}>
        <SkipLink to={afterId}>{t.skipToCheckout()}</SkipLink>
        {results()}
        <CompareDock search={context.profileQuery} />
        <div id={afterId} className={styles.actions} tabIndex={-1}>
          <BackButton onBack={onBack} />
          <ProceedToCheckout />
        </div>
      </div>
      <Dialogs
        opened={dialog}
        criteria={criteria}
        roles={roles}
        isFreeText={isFreeText}
        onAdd={add}
        onClose={() => setDialog(null)}
      />
    </div>
  )
}
