/** All of the page's code. A module of its own, so that the page knows nothing else of it. */
export const loadReviews = async () => (await import('./ReviewsView/ReviewsView')).ReviewsView;
