import { useSyncExternalStore } from 'react'
import { lostPeople, type Loss } from './lost-people.ts'
import { poolDialog, poolDrawer, type PoolDialog } from './pool-dialog.ts'

const noDialog = () => null
const closed = () => false
const nobody: readonly Loss[] = []

export function usePoolDialog(): PoolDialog | null {
  return useSyncExternalStore(poolDialog.listen, poolDialog.read, noDialog)
}

export function useDrawerOpen(): boolean {
  return useSyncExternalStore(poolDrawer.listen, poolDrawer.read, closed)
}

/** What people in the talent pool have lost since they were chosen. */
export function useLostPeople(): readonly Loss[] {
  return useSyncExternalStore(lostPeople.listen, lostPeople.read, () => nobody)
}
