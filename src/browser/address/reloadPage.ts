/** After a deletion or an update, the page begins anew. */
export const reloadPage = () => location.reload();
