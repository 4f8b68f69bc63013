/** Leaves the entries of the tab's history that views have added: a reload has closed them. */
export function leaveViews(): void {
  if (history.state > 0) history.go(-history.state);
}
