/** What a step of an alert changes on screens, also where someone else's was first. */
export const alertShows = {
  reloads: [
    'operations.listAlerts',
    'operations.getAlert',
    'operations.listAlertHistory',
    'operations.getAdminHome',
    'operations.getStaffToday',
  ],
  reloadsOnError: true,
} as const
