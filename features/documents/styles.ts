/** The styles of legal texts for their first load, where the code of their components is not there. */
import '@/components/prose/Contents/Contents.module.scss';
import '@/components/prose/Prose/Prose.module.scss';
import '@/components/prose/ProseLayout/ProseLayout.module.scss';
import '@/components/ui/Breadcrumb/Breadcrumb.module.scss';
import '@/components/ui/Icon/Icon.module.scss';
import '@/components/ui/Note/Note.module.scss';
import './DocumentBody/DocumentBody.module.scss';
