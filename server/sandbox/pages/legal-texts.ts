import type { FastifyInstance } from 'fastify';
import { preferredLanguage } from '../../../schema/languages.ts';
import type { Language } from '../texts.ts';
import { escapeHtml, sendPage } from './page-shell.ts';
import { chooseLanguage } from './texts.ts';

/** A title, then a paragraph a line. */
const legalTexts: Record<'terms' | 'privacy', Record<Language, string>> = {
  terms: {
    en: `Terms and conditions
These are the terms of a demonstration. By booking or buying you accept them; they follow the laws of the Kingdom of Saudi Arabia, including the E-Commerce Law.
A time is yours once the order is paid. You may move or cancel it without charge until 24 hours before; when we have to cancel, you choose another time or your money back.
Prices are in Saudi riyals and include 15% VAT. Payments are handled by a licensed provider; we never see full card numbers.
Unopened products may be returned within 7 days. Gift cards are valid for 12 months and are not exchanged for cash.`,
    ar: `الشروط والأحكام
هذه شروط متجر تجريبي. بإتمامك الحجز أو الشراء فإنك توافق عليها، وتخضع لأنظمة المملكة العربية السعودية ومنها نظام التجارة الإلكترونية.
يثبت موعدك بعد سداد قيمة الطلب، ويمكنك تغييره أو إلغاؤه دون رسوم حتى 24 ساعة قبل بدايته. إذا اضطررنا إلى الإلغاء فالخيار لك: موعد آخر أو استرداد المبلغ.
الأسعار بالريال السعودي وتشمل ضريبة القيمة المضافة بنسبة 15%. يتولى الدفع مزوّد مرخّص، ولا نطّلع على أرقام البطاقات كاملة.
تُسترجع المنتجات غير المفتوحة خلال 7 أيام. تسري بطاقة الإهداء 12 شهرًا ولا تُستبدل نقدًا.`,
  },
  privacy: {
    en: `Privacy policy
This is the policy of a demonstration. It follows the Personal Data Protection Law of the Kingdom of Saudi Arabia: we collect what a booking needs and nothing more.
Name and mobile number confirm your appointments; orders and payments are kept as long as tax law requires. A necessary cookie keeps you signed in for up to 7 days.
Measuring and advertising tools load only after you agree. We do not sell personal data.
You may see, correct and delete what we hold on your profile page.`,
    ar: `سياسة الخصوصية
هذه سياسة متجر تجريبي، وتتبع نظام حماية البيانات الشخصية في المملكة العربية السعودية: نجمع ما يحتاجه الحجز فقط.
الاسم ورقم الجوال لتأكيد مواعيدك، والطلبات والمدفوعات نحتفظ بها بالمدة التي توجبها الأنظمة الضريبية. ويحفظ دخولك ملف ارتباط ضروري مدة لا تتجاوز 7 أيام.
أدوات القياس والإعلان لا تعمل إلا بعد موافقتك، ولا نبيع البيانات الشخصية.
لك حق معرفة ما لدينا عنك وتصحيحه وحذفه من صفحة ملفك.`,
  },
};

/** `GET /terms` and `GET /privacy`: by `?lang=`, else by Accept-Language; any site may frame them. */
export const registerLegalPages = (app: FastifyInstance): void => {
  for (const name of ['terms', 'privacy'] as const) {
    app.get<{ Querystring: { lang?: string } }>(`/${name}`, ({ headers, query }, reply) => {
      const language = chooseLanguage(query.lang, preferredLanguage(headers['accept-language']) ?? 'en');
      const [title = '', ...paragraphs] = legalTexts[name][language].split('\n');
      const text = paragraphs.map((paragraph) => `<p>${escapeHtml(paragraph)}</p>`).join('');
      reply.header('Vary', 'Accept-Language').header('Content-Language', language);
      const body = `<h1>${title}</h1><section>${text}</section>`;
      return sendPage(reply, 200, { language, title, body, path: `/${name}` });
    });
  }
};
