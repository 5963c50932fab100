/** The styles of the blog for its first load, where the code of its components is not there. */
import '@/components/marketing/CallToAction/CallToAction.module.scss';
import '@/components/marketing/LinkRows/LinkRows.module.scss';
import '@/components/marketing/PageHero/PageHero.module.scss';
import '@/components/marketing/PriceLine/PriceLine.module.scss';
import '@/components/prose/Contents/Contents.module.scss';
import '@/components/prose/Prose/Prose.module.scss';
import '@/components/prose/ProseLayout/ProseLayout.module.scss';
import '@/components/ui/Breadcrumb/Breadcrumb.module.scss';
import '@/components/ui/Button/Button.module.scss';
import '@/components/ui/Icon/Icon.module.scss';
import '@/components/ui/Spinner/Spinner.module.scss';
import './ArticleBody/ArticleBody.module.scss';
import './ArticleCards/ArticleCards.module.scss';
import './ArticleHead/ArticleHead.module.scss';
import './BlogBody/BlogBody.module.scss';
import './Sources/Sources.module.scss';
