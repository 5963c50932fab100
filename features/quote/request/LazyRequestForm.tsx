import dynamic from 'next/dynamic';

/** Fetched when somebody asks: most choose what has a price online. */
export const LazyRequestForm = dynamic(() => import('./RequestForm').then((module) => module.RequestForm), {
  ssr: false,
});
