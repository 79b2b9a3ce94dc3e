import type { FastifyInstance, FastifyRequest } from 'fastify';
import { preferredLanguage } from '../../../schema/languages.ts';
import type { Language } from '../texts.ts';
import { escapeHtml, renderPage, sendPage } from './page-shell.ts';
import { chooseLanguage } from './texts.ts';

interface LegalDocument {
  title: string;
  updated: string;
  /** Of each its title, then its paragraphs. */
  sections: string[][];
}

type Documents = Record<'terms' | 'privacy', LegalDocument>;

/** Reads a text of a title, a date, and sections that begin with `# `; every further line is a paragraph. */
const toDocument = (text: string): LegalDocument => {
  const [head = '', ...sections] = text.split('\n\n# ');
  const [title = '', updated = ''] = head.split('\n');
  return { title, updated, sections: sections.map((section) => section.split('\n')) };
};

const en: Documents = {
  terms: toDocument(`Terms and conditions
In force since 1 November 2026

# Who we are
Rawnaq Beauty LLC offers beauty and wellness appointments, retail products and gift cards in the Kingdom of Saudi Arabia. By booking or buying you accept these terms. They are governed by the laws of the Kingdom, including the E-Commerce Law.

# Appointments
A time is yours once the order is paid. Please arrive ten minutes early; if you are late we may shorten the session so that the next guest is not kept waiting.
Tell us before the session about allergies, pregnancy, recent procedures or any condition that may matter. Our team may decline a treatment that is not safe for you, and then refunds it in full.

# Changing and cancelling
You may move or cancel an appointment without charge up to 24 hours before it starts. Between 24 and 4 hours before, half of the price is kept. Later cancellations and missed appointments are not refunded.
When we have to cancel, you choose: another time, or your money back in full.

# Prices, VAT and payment
Prices are in Saudi riyals and include 15% value added tax. Your order shows the net amount, the tax and the total, and a simplified tax invoice is issued for every payment.
Payments are handled by a licensed payment provider. We never see or keep full card numbers. A payment counts once the provider has confirmed it to us.

# Products and returns
Unopened products may be returned within 7 days of receipt with proof of purchase. For reasons of hygiene, opened cosmetics are exchanged only when they are faulty. Refunds go to the original method of payment within 14 days.

# Gift cards and gifted appointments
Gift cards are valid for 12 months from purchase, can be used in parts and are not exchanged for cash. The person who receives a gifted appointment picks the time, within the validity shown on the gift.

# Liability and complaints
We answer for our work with due professional care. Nothing here limits the rights that the law gives a consumer. Write to care@rawnaq.example and we answer within three working days; you may also turn to the Ministry of Commerce.`),
  privacy: toDocument(`Privacy policy
In force since 1 November 2026

# Our promise
We collect what a booking needs and nothing more. This policy follows the Personal Data Protection Law (PDPL) of the Kingdom of Saudi Arabia and its implementing regulations. Rawnaq Beauty LLC is the controller of your data.

# What we collect, and why
Name, mobile number and, if you give it, e-mail and gender: to know you and to confirm your appointments. Orders, bookings and payments: to provide the service and to meet accounting duties. Addresses: to deliver what you order.
What you tell us about your health or skin is sensitive data. We ask for it only when a treatment requires it and only with your explicit consent.

# Sign-in codes and cookies
We sign you in with a one-time code sent to your mobile. A strictly necessary cookie keeps you signed in for up to 7 days. Measuring and advertising tools load only after you agree, refusing is as easy as agreeing, and you may change your mind on every page.

# Who receives it
The branch you book, our payment provider, the message provider that delivers your codes, and authorities where the law obliges us. We do not sell personal data. A transfer outside the Kingdom happens only under the safeguards that the PDPL requires.

# How long we keep it
Account data until you delete your profile; invoices for as long as tax law requires; notes on treatments for two years after your last visit. After that we delete the data or make it anonymous.

# Gifts for others
When you send a gift you give us the name and number of the person who receives it. We use them to deliver that gift only.

# Your rights
You may know what we hold, receive a copy, correct it, have it destroyed and withdraw your consent at any time. Use your profile page or write to privacy@rawnaq.example; we answer within 30 days. You may complain to the Saudi Data and AI Authority (SDAIA).`),
};

const ar: Documents = {
  terms: toDocument(`الشروط والأحكام
سارية من 1 نوفمبر 2026

# من نحن
تقدّم شركة رونق للتجميل خدمات العناية والجمال ومنتجاتها وبطاقات الإهداء في المملكة العربية السعودية. بإتمامك الحجز أو الشراء فإنك توافق على هذه الشروط، وتخضع لأنظمة المملكة ومنها نظام التجارة الإلكترونية.

# المواعيد
يثبت موعدك بعد سداد قيمة الطلب. نأمل حضورك قبل الموعد بعشر دقائق، وقد نختصر الجلسة عند التأخر حتى لا ينتظر الضيف التالي.
يُرجى إخبارنا قبل الموعد عن أي حساسية أو حمل أو إجراء حديث أو حالة صحية مؤثرة. يحق لفريقنا الاعتذار عن أي خدمة غير آمنة لك، وعندها نعيد قيمتها كاملة.

# التعديل والإلغاء
يمكنك تغيير الموعد أو إلغاؤه دون رسوم حتى 24 ساعة قبل بدايته. بين 24 ساعة و4 ساعات يُحتسب نصف القيمة، ولا تُسترد القيمة بعد ذلك أو عند عدم الحضور.
إذا اضطررنا إلى الإلغاء فالخيار لك: موعد آخر أو استرداد المبلغ كاملًا.

# الأسعار والضريبة والدفع
الأسعار بالريال السعودي وتشمل ضريبة القيمة المضافة بنسبة 15%. يوضح طلبك المبلغ قبل الضريبة وقيمة الضريبة والإجمالي، وتصدر فاتورة ضريبية مبسطة لكل عملية.
يتولى الدفع مزوّد مرخّص، ولا نطّلع على أرقام البطاقات كاملة ولا نحفظها. ويُعدّ المبلغ مدفوعًا متى أكّده لنا مزوّد الدفع.

# المنتجات والاسترجاع
تُسترجع المنتجات غير المفتوحة خلال 7 أيام من استلامها مع إثبات الشراء. وحفاظًا على الصحة لا تُستبدل مستحضرات التجميل المفتوحة إلا لعيب فيها. يُعاد المبلغ إلى وسيلة الدفع نفسها خلال 14 يومًا.

# بطاقات الإهداء والمواعيد المهداة
تسري بطاقة الإهداء 12 شهرًا من شرائها، ويمكن استخدامها على دفعات، ولا تُستبدل نقدًا. صاحب الموعد المهدى يختار وقته خلال مدة صلاحية الهدية.

# المسؤولية والشكاوى
نؤدي عملنا بعناية مهنية، ولا تنتقص هذه الشروط من حقوق المستهلك النظامية. نجيب مراسلاتك على care@rawnaq.example خلال ثلاثة أيام عمل، ولك التقدم بشكوى إلى وزارة التجارة.`),
  privacy: toDocument(`سياسة الخصوصية
سارية من 1 نوفمبر 2026

# عهدنا لك
نجمع ما يحتاجه الحجز فقط. تتبع هذه السياسة نظام حماية البيانات الشخصية في المملكة العربية السعودية ولوائحه التنفيذية، وشركة رونق للتجميل هي جهة التحكم في بياناتك.

# ما نجمعه ولماذا
الاسم ورقم الجوال، والبريد والجنس إن رغبت: لنعرفك ونؤكد مواعيدك. الطلبات والحجوزات والمدفوعات: لتقديم الخدمة والوفاء بالالتزامات المحاسبية. العناوين: لتوصيل طلباتك.
ما يصلنا منك عن صحتك أو بشرتك بيانات حساسة، ولا نطلبها إلا إذا استلزمتها الخدمة وبموافقتك الصريحة.

# رموز الدخول وملفات الارتباط
تسجيل دخولك برمز يُرسل إلى جوالك ويُستخدم مرة واحدة. ويحفظ دخولك ملف ارتباط ضروري مدة لا تتجاوز 7 أيام. أما أدوات القياس والإعلان فلا تعمل إلا بعد موافقتك، والرفض سهل كالقبول، ويمكنك تغيير رأيك من أي صفحة.

# من تصل إليه
الفرع الذي فيه موعدك، ومزوّد الدفع، ومزوّد الرسائل الذي يوصل رموزك، والجهات الرسمية متى ألزمنا النظام. لا نبيع البيانات الشخصية، ولا تُنقل خارج المملكة إلا بالضمانات التي يشترطها النظام.

# مدة الاحتفاظ
بيانات الحساب حتى حذف ملفك، والفواتير بالمدة التي توجبها الأنظمة الضريبية، وملاحظات الجلسات سنتين بعد آخر زيارة. بعدها تُتلف البيانات أو تُجعل مجهولة الهوية.

# هداياك للآخرين
عند إرسال هدية تزوّدنا باسم المهدى إليه ورقمه، ونستخدمهما لإيصال هذه الهدية فقط.

# حقوقك
لك حق معرفة ما لدينا عنك، والحصول على نسخة منه، وتصحيحه أو طلب إتلافه، وسحب موافقتك في أي وقت، من صفحة ملفك أو عبر privacy@rawnaq.example، ونجيبك خلال 30 يومًا. ولك التقدم بشكوى إلى الهيئة السعودية للبيانات والذكاء الاصطناعي (سدايا).`),
};

export const legalTexts: Record<Language, Documents> = { ar, en };

const legalPage = (document: LegalDocument, language: Language, path: string): string => {
  const sections = document.sections
    .map(
      ([title = '', ...paragraphs]) =>
        `<section><h2>${escapeHtml(title)}</h2>${paragraphs.map((text) => `<p>${escapeHtml(text)}</p>`).join('')}</section>`,
    )
    .join('');
  const body = `<h1>${escapeHtml(document.title)}</h1><p>${escapeHtml(document.updated)}</p>${sections}`;
  return renderPage({ language, title: document.title, body, path, isReading: true });
};

/** `GET /terms` and `GET /privacy`: by `?lang=`, else by Accept-Language; any site may frame them. */
export const registerLegalPages = (app: FastifyInstance): void => {
  for (const name of ['terms', 'privacy'] as const) {
    app.get(`/${name}`, (request: FastifyRequest<{ Querystring: { lang?: string } }>, reply) => {
      const language = chooseLanguage(
        request.query.lang,
        preferredLanguage(request.headers['accept-language']) ?? 'en',
      );
      reply.header('Vary', 'Accept-Language').header('Content-Language', language);
      return sendPage(reply, 200, legalPage(legalTexts[language][name], language, `/${name}`));
    });
  }
};
