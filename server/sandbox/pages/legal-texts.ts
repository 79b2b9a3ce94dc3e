import type { Language } from './texts.ts';

export interface LegalDocument {
  title: string;
  updated: string;
  sections: readonly { title: string; paragraphs: readonly string[] }[];
}

type Documents = Record<'terms' | 'privacy', LegalDocument>;

const en: Documents = {
  terms: {
    title: 'Terms and conditions',
    updated: 'In force since 1 November 2026',
    sections: [
      {
        title: 'Who we are',
        paragraphs: [
          'Rawnaq Beauty LLC offers beauty and wellness appointments, retail products and gift cards in the Kingdom of Saudi Arabia. By booking or buying you accept these terms. They are governed by the laws of the Kingdom, including the E-Commerce Law.',
        ],
      },
      {
        title: 'Appointments',
        paragraphs: [
          'A time is yours once the order is paid. Please arrive ten minutes early; if you are late we may shorten the session so that the next guest is not kept waiting.',
          'Tell us before the session about allergies, pregnancy, recent procedures or any condition that may matter. Our team may decline a treatment that is not safe for you, and then refunds it in full.',
        ],
      },
      {
        title: 'Changing and cancelling',
        paragraphs: [
          'You may move or cancel an appointment without charge up to 24 hours before it starts. Between 24 and 4 hours before, half of the price is kept. Later cancellations and missed appointments are not refunded.',
          'When we have to cancel, you choose: another time, or your money back in full.',
        ],
      },
      {
        title: 'Prices, VAT and payment',
        paragraphs: [
          'Prices are in Saudi riyals and include 15% value added tax. Your order shows the net amount, the tax and the total, and a simplified tax invoice is issued for every payment.',
          'Payments are handled by a licensed payment provider. We never see or keep full card numbers. A payment counts once the provider has confirmed it to us.',
        ],
      },
      {
        title: 'Products and returns',
        paragraphs: [
          'Unopened products may be returned within 7 days of receipt with proof of purchase. For reasons of hygiene, opened cosmetics are exchanged only when they are faulty. Refunds go to the original method of payment within 14 days.',
        ],
      },
      {
        title: 'Gift cards and gifted appointments',
        paragraphs: [
          'Gift cards are valid for 12 months from purchase, can be used in parts and are not exchanged for cash. The person who receives a gifted appointment picks the time, within the validity shown on the gift.',
        ],
      },
      {
        title: 'Liability and complaints',
        paragraphs: [
          'We answer for our work with due professional care. Nothing here limits the rights that the law gives a consumer. Write to care@rawnaq.example and we answer within three working days; you may also turn to the Ministry of Commerce.',
        ],
      },
    ],
  },
  privacy: {
    title: 'Privacy policy',
    updated: 'In force since 1 November 2026',
    sections: [
      {
        title: 'Our promise',
        paragraphs: [
          'We collect what a booking needs and nothing more. This policy follows the Personal Data Protection Law (PDPL) of the Kingdom of Saudi Arabia and its implementing regulations. Rawnaq Beauty LLC is the controller of your data.',
        ],
      },
      {
        title: 'What we collect, and why',
        paragraphs: [
          'Name, mobile number and, if you give it, e-mail and gender: to know you and to confirm your appointments. Orders, bookings and payments: to provide the service and to meet accounting duties. Addresses: to deliver what you order.',
          'What you tell us about your health or skin is sensitive data. We ask for it only when a treatment requires it and only with your explicit consent.',
        ],
      },
      {
        title: 'Sign-in codes and cookies',
        paragraphs: [
          'We sign you in with a one-time code sent to your mobile. A strictly necessary cookie keeps you signed in for up to 7 days. Measuring and advertising tools load only after you agree, refusing is as easy as agreeing, and you may change your mind on every page.',
        ],
      },
      {
        title: 'Who receives it',
        paragraphs: [
          'The branch you book, our payment provider, the message provider that delivers your codes, and authorities where the law obliges us. We do not sell personal data. A transfer outside the Kingdom happens only under the safeguards that the PDPL requires.',
        ],
      },
      {
        title: 'How long we keep it',
        paragraphs: [
          'Account data until you delete your profile; invoices for as long as tax law requires; notes on treatments for two years after your last visit. After that we delete the data or make it anonymous.',
        ],
      },
      {
        title: 'Gifts for others',
        paragraphs: [
          'When you send a gift you give us the name and number of the person who receives it. We use them to deliver that gift only.',
        ],
      },
      {
        title: 'Your rights',
        paragraphs: [
          'You may know what we hold, receive a copy, correct it, have it destroyed and withdraw your consent at any time. Use your profile page or write to privacy@rawnaq.example; we answer within 30 days. You may complain to the Saudi Data and AI Authority (SDAIA).',
        ],
      },
    ],
  },
};

const ar: Documents = {
  terms: {
    title: 'الشروط والأحكام',
    updated: 'سارية من 1 نوفمبر 2026',
    sections: [
      {
        title: 'من نحن',
        paragraphs: [
          'تقدّم شركة رونق للتجميل خدمات العناية والجمال ومنتجاتها وبطاقات الإهداء في المملكة العربية السعودية. بإتمامك الحجز أو الشراء فإنك توافق على هذه الشروط، وتخضع لأنظمة المملكة ومنها نظام التجارة الإلكترونية.',
        ],
      },
      {
        title: 'المواعيد',
        paragraphs: [
          'يثبت موعدك بعد سداد قيمة الطلب. نأمل حضورك قبل الموعد بعشر دقائق، وقد نختصر الجلسة عند التأخر حتى لا ينتظر الضيف التالي.',
          'يُرجى إخبارنا قبل الموعد عن أي حساسية أو حمل أو إجراء حديث أو حالة صحية مؤثرة. يحق لفريقنا الاعتذار عن أي خدمة غير آمنة لك، وعندها نعيد قيمتها كاملة.',
        ],
      },
      {
        title: 'التعديل والإلغاء',
        paragraphs: [
          'يمكنك تغيير الموعد أو إلغاؤه دون رسوم حتى 24 ساعة قبل بدايته. بين 24 ساعة و4 ساعات يُحتسب نصف القيمة، ولا تُسترد القيمة بعد ذلك أو عند عدم الحضور.',
          'إذا اضطررنا إلى الإلغاء فالخيار لك: موعد آخر أو استرداد المبلغ كاملًا.',
        ],
      },
      {
        title: 'الأسعار والضريبة والدفع',
        paragraphs: [
          'الأسعار بالريال السعودي وتشمل ضريبة القيمة المضافة بنسبة 15%. يوضح طلبك المبلغ قبل الضريبة وقيمة الضريبة والإجمالي، وتصدر فاتورة ضريبية مبسطة لكل عملية.',
          'يتولى الدفع مزوّد مرخّص، ولا نطّلع على أرقام البطاقات كاملة ولا نحفظها. ويُعدّ المبلغ مدفوعًا متى أكّده لنا مزوّد الدفع.',
        ],
      },
      {
        title: 'المنتجات والاسترجاع',
        paragraphs: [
          'تُسترجع المنتجات غير المفتوحة خلال 7 أيام من استلامها مع إثبات الشراء. وحفاظًا على الصحة لا تُستبدل مستحضرات التجميل المفتوحة إلا لعيب فيها. يُعاد المبلغ إلى وسيلة الدفع نفسها خلال 14 يومًا.',
        ],
      },
      {
        title: 'بطاقات الإهداء والمواعيد المهداة',
        paragraphs: [
          'تسري بطاقة الإهداء 12 شهرًا من شرائها، ويمكن استخدامها على دفعات، ولا تُستبدل نقدًا. صاحب الموعد المهدى يختار وقته خلال مدة صلاحية الهدية.',
        ],
      },
      {
        title: 'المسؤولية والشكاوى',
        paragraphs: [
          'نؤدي عملنا بعناية مهنية، ولا تنتقص هذه الشروط من حقوق المستهلك النظامية. نجيب مراسلاتك على care@rawnaq.example خلال ثلاثة أيام عمل، ولك التقدم بشكوى إلى وزارة التجارة.',
        ],
      },
    ],
  },
  privacy: {
    title: 'سياسة الخصوصية',
    updated: 'سارية من 1 نوفمبر 2026',
    sections: [
      {
        title: 'عهدنا لك',
        paragraphs: [
          'نجمع ما يحتاجه الحجز فقط. تتبع هذه السياسة نظام حماية البيانات الشخصية في المملكة العربية السعودية ولوائحه التنفيذية، وشركة رونق للتجميل هي جهة التحكم في بياناتك.',
        ],
      },
      {
        title: 'ما نجمعه ولماذا',
        paragraphs: [
          'الاسم ورقم الجوال، والبريد والجنس إن رغبت: لنعرفك ونؤكد مواعيدك. الطلبات والحجوزات والمدفوعات: لتقديم الخدمة والوفاء بالالتزامات المحاسبية. العناوين: لتوصيل طلباتك.',
          'ما يصلنا منك عن صحتك أو بشرتك بيانات حساسة، ولا نطلبها إلا إذا استلزمتها الخدمة وبموافقتك الصريحة.',
        ],
      },
      {
        title: 'رموز الدخول وملفات الارتباط',
        paragraphs: [
          'تسجيل دخولك برمز يُرسل إلى جوالك ويُستخدم مرة واحدة. ويحفظ دخولك ملف ارتباط ضروري مدة لا تتجاوز 7 أيام. أما أدوات القياس والإعلان فلا تعمل إلا بعد موافقتك، والرفض سهل كالقبول، ويمكنك تغيير رأيك من أي صفحة.',
        ],
      },
      {
        title: 'من تصل إليه',
        paragraphs: [
          'الفرع الذي فيه موعدك، ومزوّد الدفع، ومزوّد الرسائل الذي يوصل رموزك، والجهات الرسمية متى ألزمنا النظام. لا نبيع البيانات الشخصية، ولا تُنقل خارج المملكة إلا بالضمانات التي يشترطها النظام.',
        ],
      },
      {
        title: 'مدة الاحتفاظ',
        paragraphs: [
          'بيانات الحساب حتى حذف ملفك، والفواتير بالمدة التي توجبها الأنظمة الضريبية، وملاحظات الجلسات سنتين بعد آخر زيارة. بعدها تُتلف البيانات أو تُجعل مجهولة الهوية.',
        ],
      },
      {
        title: 'هداياك للآخرين',
        paragraphs: ['عند إرسال هدية تزوّدنا باسم المهدى إليه ورقمه، ونستخدمهما لإيصال هذه الهدية فقط.'],
      },
      {
        title: 'حقوقك',
        paragraphs: [
          'لك حق معرفة ما لدينا عنك، والحصول على نسخة منه، وتصحيحه أو طلب إتلافه، وسحب موافقتك في أي وقت، من صفحة ملفك أو عبر privacy@rawnaq.example، ونجيبك خلال 30 يومًا. ولك التقدم بشكوى إلى الهيئة السعودية للبيانات والذكاء الاصطناعي (سدايا).',
        ],
      },
    ],
  },
};

export const legalTexts: Record<Language, Documents> = { ar, en };
