/** B5.3: three on phones and desktops, six on tablets. */
export function testimonialsPerPage(isTablet: boolean): number {
  return isTablet ? 6 : 3
}
